/**
 * The board on a page of its own, for looking at and for measuring; never part of the product.
 * ?map=europe&theme=dark&state=empty|game|full|lit|picture&lit=plan&whole=1
 */
import { effect } from "@preact/signals";
import { render } from "preact";
import { artOf } from "../../../client/board/art.ts";
import { Board } from "../../../client/board/Board.tsx";
import "../../../client/night.css";
import { createCamera } from "../../../client/board/camera.ts";
import { boxOfPlaces, cameraOptions } from "../../../client/board/framing.ts";
import { zoom } from "../../../client/board/parts/moves.ts";
import type { BoardArt, BoardProps } from "../../../client/board/types.ts";
import { playerColors } from "../../../engine/types.ts";
import { boards } from "../../../maps/index.ts";
import { loadWords } from "../../../client/words/index.ts";

const query = new URLSearchParams(location.search);
const board = boards[query.get("map") ?? "europe"]!;
const state = query.get("state") ?? "game";
document.documentElement.dataset["theme"] = query.get("theme") ?? "light";

await loadWords("en");
const art = await new Promise<BoardArt>((drawn) =>
  effect(() => {
    const there = artOf(board.id);
    if (there) drawn(there);
  }),
);
const camera = createCamera(cameraOptions(art));
Object.assign(window, { camera, art, board, zoom });

/** Some lanes, the same every time. */
const taken = (lane: number) => (lane * 7919 + 13) % 100 < (state === "full" ? 100 : 42);
const owners = board.lanes.map((_, lane) =>
  state === "empty" || !taken(lane) ? null : (lane * 31 + Math.floor(lane / 3)) % 5,
);
const closed = new Set(
  board.lanes.flatMap((lane, i) => {
    const twin = board.lanes.findIndex(
      (other, j) => j !== i && other.a === lane.a && other.b === lane.b,
    );
    return owners[i] === null && twin >= 0 && owners[twin] !== null ? [i] : [];
  }),
);
const ticket = board.tickets.at(-1)!;
const marked = new Set([ticket.a, ticket.b, board.tickets[3]!.a, board.tickets[3]!.b]);
const props: BoardProps = {
  board,
  art,
  camera,
  owners,
  colors: playerColors,
  closed,
  label: board.name,
  ...(state === "picture" ? {} : { marked }),
  stations:
    board.rules.stations > 0 && state !== "empty"
      ? ["wien", "paris", "kyiv", "roma", "smyrna"].map((place, seat) => ({ place, seat }))
      : [],
  lit:
    state === "lit"
      ? {
          kind: (query.get("lit") ?? "payable") as "payable" | "path" | "plan",
          dim: true,
          lanes: new Set(
            board.lanes.flatMap((lane, i) =>
              lane.color === "red" && owners[i] === null ? [i] : [],
            ),
          ),
        }
      : null,
  selected:
    state === "lit"
      ? board.lanes.findIndex((lane, i) => lane.color === "red" && owners[i] === null)
      : null,
  latest: state === "game" ? owners.findIndex((owner) => owner === 1) : null,
  onLane: (lane) => console.log("lane", lane),
  onPlace: (place) => console.log("place", place),
};
render(<Board {...props} />, document.getElementById("app")!);
if (query.has("home")) camera.setHome(boxOfPlaces(board, art, marked));
if (query.has("whole")) zoom(camera, 0.01, 0, 0);
await document.fonts.ready;
document.documentElement.dataset["ready"] = "";
