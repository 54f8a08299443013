/** The board with what lies on it: its camera, what is lit, the sheet in front. */
import { useSignal } from "@preact/signals";
import { useEffect, useMemo } from "preact/hooks";
import { loadArt } from "../board/art.ts";
import { Board } from "../board/Board.tsx";
import { type Camera, createCamera } from "../board/camera.ts";
import { boxOfPlaces, cameraOptions } from "../board/framing.ts";
import type { BoardArt } from "../board/types.ts";
import type { Board as BoardData } from "../../maps/board.ts";
import { mapName } from "../pages/mapNames.ts";
import { surely } from "../soon.ts";
import { words } from "../words/index.ts";
import type { Controller } from "./controller.ts";
import { Icon, type IconName } from "./icons.tsx";
import { beside } from "./later.tsx";
import { litOf, markedOf } from "./lit.ts";

export function Stage({ table }: { readonly table: Controller }) {
  const board = table.session.board.value;
  const drawn = useSignal<BoardArt | null>(null);
  useEffect(() => {
    if (!board) return undefined;
    let wanted = true;
    void surely(() => loadArt(board.id)).then((art) => {
      if (wanted) drawn.value = art;
    });
    return () => {
      wanted = false;
    };
  }, [board]);
  const art = drawn.value;
  return art && board && art.map === board.id ? <Drawn table={table} art={art} /> : <Blank />;
}

function Blank() {
  return (
    <div class="stage-blank" role="status">
      {words.value.table.loading}
    </div>
  );
}

function Drawn({ table, art }: { readonly table: Controller; readonly art: BoardArt }) {
  const camera = useMemo(() => createCamera(cameraOptions(art)), [art]);
  const board = table.session.board.value;
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
    if (board) camera.setHome(goals === "" ? null : boxOfPlaces(board, art, goals.split(" ")));
  }, [board, art, camera, goals]);

  const lane = sheet?.kind === "lane" ? sheet.lane : (view?.tunnel?.lane ?? null);
  const city = sheet?.kind === "city" ? sheet.city : null;
  // Its lanes are known as soon as what lights them is there.
  const color = beside.value && table.color.value;
  useEffect(() => {
    if (!board) return undefined;
    const places = pointedAt(table, board, lane);
    if (places.length === 0) return camera.giveBack();
    // After the sheet has said how much it covers. What is in sight already is left where it is.
    const asked = requestAnimationFrame(() =>
      requestAnimationFrame(() => {
        if (!inSight(table, camera, board, art, places, lane !== null))
          camera.frame(boxOfPlaces(board, art, [...places, ...neighbours(board, places)]));
      }),
    );
    return () => cancelAnimationFrame(asked);
  }, [table, board, art, camera, lane, ticket, city, color]);

  const offer = table.mine.value?.offer?.tickets;
  const offered = typeof offer === "object" ? offer.join() : "";
  useEffect(() => {
    if (!board || offered === "") return undefined;
    const ends = offered.split(",").flatMap((one) => {
      const { a, b } = board.tickets[Number(one)] as (typeof board.tickets)[number];
      return [a, b];
    });
    // All the cities one has to choose between, above the sheet; afterwards the board as it was.
    const asked = requestAnimationFrame(() =>
      requestAnimationFrame(() => camera.frame(boxOfPlaces(board, art, ends))),
    );
    return () => {
      cancelAnimationFrame(asked);
      camera.reset();
    };
  }, [board, art, camera, offered]);

  if (!board || !view || !room) return <Blank />;
  const w = words.value.table;
  const goHome = () => {
    table.clear();
    camera.home();
  };
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
        <Lens icon="plus" text={w.bar.zoomIn} onClick={() => camera.zoomBy(1.5)} />
        <Lens icon="minus" text={w.bar.zoomOut} onClick={() => camera.zoomBy(1 / 1.5)} />
        <Lens icon="home" text={w.bar.home} onClick={() => goHome()} />
      </div>
    </>
  );
}

/** The places it is about: of the lane, city or ticket in hand, or of what the chosen colour pays. */
function pointedAt(table: Controller, board: BoardData, lane: number | null): readonly string[] {
  const ends = (one: { readonly a: string; readonly b: string } | undefined) =>
    one ? [one.a, one.b] : [];
  if (lane !== null) return ends(board.lanes[lane]);
  const sheet = table.sheet.peek();
  if (sheet?.kind === "city") return [sheet.city];
  const ticket = table.ticket.peek();
  if (ticket !== null) return ends(board.tickets[ticket]);
  if (table.color.peek() === null) return [];
  return [...(litOf(table)?.lanes ?? [])].flatMap((one) => ends(board.lanes[one]));
}

/** A city alone would be shown far too near: what it is joined to belongs to it. */
function neighbours(board: BoardData, places: readonly string[]): readonly string[] {
  const [one] = places;
  if (places.length > 1) return [];
  return board.lanes.flatMap(({ a, b }) => (a === one ? [b] : b === one ? [a] : []));
}

/** All of these places can be seen, and those of a lane from near enough to tell it from its twin. */
function inSight(
  table: Controller,
  camera: Camera,
  board: BoardData,
  art: BoardArt,
  places: readonly string[],
  near: boolean,
): boolean {
  const margin = 30;
  const { width, height } = camera.size;
  if (near && camera.view.scale * art.unit < nearEnough) return false;
  return board.places.every(({ id }, i) => {
    const spot = art.places[i];
    if (!spot || !places.includes(id)) return true;
    const [x, y] = camera.toScreen(spot.at[0], spot.at[1]);
    const { left, bottom } = table.covered;
    return x > left + margin && x < width - margin && y > margin && y < height - bottom - margin;
  });
}

/** How long a car space has to be on the screen, in pixels. */
const nearEnough = 20;

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
