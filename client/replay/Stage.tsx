/** The board to look at, without a player: for replay, end show and the screen in the middle. */
import { useSignal } from "@preact/signals";
import { useEffect, useMemo } from "preact/hooks";
import type { PlayerColor, State } from "../../engine/types.ts";
import type { Board as BoardData } from "../../maps/board.ts";
import { loadArt } from "../board/art.ts";
import { Board } from "../board/Board.tsx";
import { createCamera } from "../board/camera.ts";
import { boxOfPlaces, cameraOptions } from "../board/framing.ts";
import type { BoardArt, Lit } from "../board/types.ts";
import { mapName } from "../pages/mapNames.ts";
import { closedLanes } from "./closedLanes.ts";

interface StageProps {
  readonly board: BoardData;
  readonly view: State;
  readonly colors: readonly PlayerColor[];
  readonly label: string;
  readonly lit?: Lit | null;
  readonly latest?: number | null;
}

export function Stage(props: StageProps) {
  const art = useSignal<BoardArt | null>(null);
  const { id } = props.board;
  useEffect(() => {
    let gone = false;
    void loadArt(id).then((loaded) => {
      if (!gone) art.value = loaded;
    });
    return () => {
      gone = true;
    };
  }, [id]);
  return (
    <div class="boardview">{art.value?.map === id && <Drawn {...props} art={art.value} />}</div>
  );
}

function Drawn({ art, board, view, colors, label, lit, latest }: StageProps & { art: BoardArt }) {
  const camera = useMemo(() => createCamera(cameraOptions(art)), [art]);
  const closed = useMemo(() => closedLanes(board, view), [board, view]);
  // What is lit is brought into view; when nothing is, the whole board.
  const shown = useMemo(() => placesOf(board, lit), [board, lit]);
  useEffect(() => {
    // Upright the whole network would be a small strip; there the readable part of it is shown.
    if (shown.size === 0 && camera.size.height > camera.size.width) camera.reset();
    else if (shown.size === 0) camera.frame(cameraOptions(art).network);
    else {
      const box = boxOfPlaces(board, art, shown);
      const around = art.unit * 3;
      camera.frame({
        x: box.x - around,
        y: box.y - around,
        width: box.width + 2 * around,
        height: box.height + 2 * around,
      });
    }
  }, [camera, shown]);
  return (
    <Board
      board={board}
      art={art}
      camera={camera}
      owners={view.owners}
      colors={colors}
      closed={closed}
      stations={view.seats.flatMap((seat, i) => seat.stations.map((place) => ({ place, seat: i })))}
      stacks={view.stacks}
      title={mapName(board.id)}
      label={label}
      lit={lit ?? null}
      latest={latest ?? null}
    />
  );
}

function placesOf(board: BoardData, lit: Lit | null | undefined): ReadonlySet<string> {
  const places = new Set(lit?.places ?? []);
  for (const number of lit?.lanes ?? []) {
    const lane = board.lanes[number];
    if (lane) places.add(lane.a).add(lane.b);
  }
  return places;
}
