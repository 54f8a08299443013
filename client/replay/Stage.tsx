/** The board to look at, without a player: for replay, end show and the screen in the middle. */
import { useEffect, useMemo } from "preact/hooks";
import type { PlayerColor, State } from "../../engine/types.ts";
import type { Board as BoardData } from "../../maps/board.ts";
import { artOf } from "../board/art.ts";
import { Board } from "../board/Board.tsx";
import { type Box, createCamera } from "../board/camera.ts";
import { boxOfPlaces, cameraOptions } from "../board/framing.ts";
import { trains } from "../board/parts.ts";
import type { BoardArt, Lit } from "../board/types.ts";
import { mapName } from "../pages/mapNames.ts";
import { closedLanes } from "./closedLanes.ts";
import "./stage.css";

const none: ReadonlySet<number> = new Set();

interface StageProps {
  readonly board: BoardData;
  /** Nothing has been built before the game begins. */
  readonly view: State | undefined;
  readonly colors: readonly PlayerColor[];
  readonly label: string;
  readonly lit?: Lit | null;
  readonly latest?: number | null;
}

export function Stage(props: StageProps) {
  const art = artOf(props.board.id);
  // Whoever looks at a game wants its trains, and may jump to them at once.
  const drawing = trains() && art;
  // Around the stage room is made for the whole sheet and no more (see stage.css).
  const aspect = drawing ? drawing.sheet[2] / drawing.sheet[3] : usualAspect;
  return (
    <div class="boardview" style={{ "--aspect": aspect.toFixed(4) }}>
      {drawing && <Drawn {...props} art={drawing} />}
    </div>
  );
}

/** Most boards are about as wide as this; until the drawing is there nothing has to jump. */
const usualAspect = 1.5;

function Drawn({ art, board, view, colors, label, lit, latest }: StageProps & { art: BoardArt }) {
  const camera = useMemo(() => createCamera(cameraOptions(art)), [art]);
  const closed = useMemo(() => (view ? closedLanes(board, view) : none), [board, view]);
  const built = (view?.seats ?? []).flatMap((seat, i) =>
    seat.stations.map((place) => ({ place, seat: i })),
  );
  // What is lit is brought into view; when nothing is, the whole board.
  const shown = useMemo(() => placesOf(board, lit), [board, lit]);
  useEffect(() => {
    const aim = () => camera.frame(partShown(board, art, shown));
    aim();
    // A phone that is turned makes another stage; the board takes a moment to measure it.
    let turned: ReturnType<typeof setTimeout> | undefined;
    const again = () => {
      clearTimeout(turned);
      turned = setTimeout(aim, 150);
    };
    addEventListener("resize", again);
    return () => {
      removeEventListener("resize", again);
      clearTimeout(turned);
    };
  }, [camera, shown]);
  return (
    <Board
      board={board}
      art={art}
      camera={camera}
      owners={view?.owners ?? board.lanes.map(() => null)}
      colors={colors}
      closed={closed}
      stations={built}
      stacks={view?.stacks}
      title={mapName(board.id)}
      label={label}
      lit={lit ?? null}
      latest={latest ?? null}
    />
  );
}

function partShown(board: BoardData, art: BoardArt, places: ReadonlySet<string>): Box {
  if (places.size === 0) return cameraOptions(art).sheet;
  return boxOfPlaces(board, art, places, art.unit * 3);
}

function placesOf(board: BoardData, lit: Lit | null | undefined): ReadonlySet<string> {
  const places = new Set(lit?.places ?? []);
  for (const number of lit?.lanes ?? []) {
    const lane = board.lanes[number];
    if (lane) places.add(lane.a).add(lane.b);
  }
  return places;
}
