/** The board with what lies on it: its camera, what is lit, the sheet in front. */
import { useEffect, useMemo } from "preact/hooks";
import { artOf } from "../board/art.ts";
import { Board } from "../board/Board.tsx";
import { createCamera } from "../board/camera.ts";
import { boxOfPlaces, cameraOptions } from "../board/framing.ts";
import { fetchGestures, stations, trains, useStanding } from "../board/parts.ts";
import type { BoardArt } from "../board/types.ts";
import type { Board as BoardData } from "../../maps/board.ts";
import { mapName } from "../pages/mapNames.ts";
import { surely } from "../soon.ts";
import { words } from "../words/index.ts";
import type { Controller } from "./controller.ts";
import { Icon, type IconName } from "./icons.tsx";
import { beside } from "./later.tsx";
import { litOf, markedOf } from "./lit.ts";

type Gestures = Awaited<ReturnType<typeof fetchGestures>>;

/** What is pointed at is brought into sight by a part of its own. */
const fetchSight = () => import("./beside/sight.ts");

/** What the board will need once someone plays on it. */
export function prepareStage(board: BoardData | undefined): void {
  void surely(fetchGestures);
  void surely(fetchSight);
  trains();
  if (board?.rules.stations) stations();
}

export function Stage({ table }: { readonly table: Controller }) {
  const board = table.session.board.value;
  const art = board && artOf(board.id);
  const stands = useStanding(table.view.value?.owners);
  return board && art && stands ? <Drawn table={table} board={board} art={art} /> : <Blank />;
}

function Blank() {
  return (
    <div class="stage-blank" role="status">
      {words.value.table.loading}
    </div>
  );
}

interface DrawnProps {
  readonly table: Controller;
  readonly board: BoardData;
  readonly art: BoardArt;
}

function Drawn({ table, board, art }: DrawnProps) {
  const camera = useMemo(() => createCamera(cameraOptions(art)), [art]);
  const view = table.view.value;
  const room = table.session.room.value;
  const sheet = table.sheet.value;
  const ticket = table.ticket.value;
  useEffect(() => {
    table.camera = camera;
    // A sheet may have been laid before the board was there.
    camera.setInsets(table.covered);
    return () => {
      table.camera = null;
    };
  }, [table, camera]);
  // Where the whole board is too small to read, it starts where my tickets lead.
  const marked = markedOf(table);
  const goals = [...marked].join(" ");
  useEffect(() => {
    camera.setHome(goals === "" ? null : boxOfPlaces(board, art, goals.split(" ")));
  }, [board, art, camera, goals]);

  const offer = table.mine.value?.offer?.tickets;
  const offered = typeof offer === "object" ? offer.join() : "";
  /** All the cities one has to choose between. */
  const frameOffer = () => {
    const ends = offered.split(",").flatMap((one) => {
      const { a, b } = board.tickets[Number(one)] as (typeof board.tickets)[number];
      return [a, b];
    });
    camera.frame(boxOfPlaces(board, art, ends));
  };
  const lane = sheet?.kind === "lane" ? sheet.lane : (view?.tunnel?.lane ?? null);
  const city = sheet?.kind === "city" ? sheet.city : null;
  // Its lanes are known as soon as what lights them is there.
  const color = beside.value && table.color.value;
  /** A sheet that is still on its way has not said how much it covers. */
  const laid = beside.value !== null;
  const extra = view?.tunnel?.extra;
  useEffect(() => {
    if ([lane, city, ticket, color].every((one) => one === null)) return camera.giveBack();
    // One of the tickets offered: they are all in sight, unless someone has moved the board.
    if (offered !== "" && sheet === null && camera.framed) return frameOffer();
    if (!laid && ticket === null) return undefined;
    const off = new AbortController();
    void surely(fetchSight).then(({ bringIntoSight }) =>
      bringIntoSight(table, camera, board, art, lane, off.signal),
    );
    return () => off.abort();
  }, [table, board, art, camera, lane, ticket, city, color, offered, laid, extra]);

  useEffect(() => {
    if (offered === "") return undefined;
    // Above the sheet, once it has said how much it covers; afterwards the board as it was.
    const asked = requestAnimationFrame(() => requestAnimationFrame(frameOffer));
    return () => {
      cancelAnimationFrame(asked);
      camera.reset();
    };
  }, [board, art, camera, offered]);

  if (!view || !room) return <Blank />;
  const w = words.value.table;
  const byHand = async (move: (hand: Gestures) => void) => move(await surely(fetchGestures));
  const lit = litOf(table);
  const latest = table.deeds.value.findLast((deed) => deed.kind === "claimed");
  return (
    <>
      <Board
        board={board}
        art={art}
        camera={camera}
        owners={view.owners}
        colors={room.seats.map(({ color }) => color)}
        closed={table.closed.value}
        stations={view.seats.flatMap((seat, i) =>
          seat.stations.map((place) => ({ place, seat: i })),
        )}
        stacks={view.stacks}
        lit={lit}
        marked={marked}
        selected={lane}
        latest={latest?.kind === "claimed" && !lit ? latest.lane : null}
        title={mapName(board.id)}
        label={w.board(mapName(board.id))}
        onLane={(one) => table.tapLane(one)}
        onPlace={(city) => table.show({ kind: "city", city })}
        onEmpty={() => table.clear()}
      />
      <div class="lens">
        <Lens
          icon="plus"
          text={w.bar.zoomIn}
          onClick={() => void byHand(({ zoomBy }) => zoomBy(camera, 1.5))}
        />
        <Lens
          icon="minus"
          text={w.bar.zoomOut}
          onClick={() => void byHand(({ zoomBy }) => zoomBy(camera, 1 / 1.5))}
        />
        <Lens
          icon="home"
          text={w.bar.home}
          onClick={() =>
            void byHand(({ home }) => {
              table.clear();
              home(camera);
            })
          }
        />
      </div>
    </>
  );
}

function Lens(props: {
  readonly icon: IconName;
  readonly text: string;
  readonly onClick: () => void;
}) {
  return (
    <button
      type="button"
      class="round"
      data-lens={props.icon}
      aria-label={props.text}
      title={props.text}
      onClick={props.onClick}
    >
      <Icon name={props.icon} />
    </button>
  );
}
