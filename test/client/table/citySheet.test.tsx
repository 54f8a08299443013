import { render } from "preact";
import { beforeEach, expect, it } from "vitest";
import { CitySheet } from "../../../client/table/beside/CitySheet.tsx";
import { type Controller, createController } from "../../../client/table/controller.ts";
import { loadArea, loadWords } from "../../../client/words/index.ts";
import type { Action } from "../../../engine/types.ts";
import type { Board } from "../../../maps/board.ts";
import { poland } from "../../../maps/poland.ts";
import { usa } from "../../../maps/usa.ts";
import { fakeSession } from "./fakeSession.ts";

beforeEach(async () => {
  await loadWords("en");
  await loadArea("beside");
});

type Game = ReturnType<typeof fakeSession>;

/** The lines of a city's sheet, and the lanes they stand for. */
function linesOf(table: Controller, city: string) {
  const place = document.body.appendChild(document.createElement("div"));
  render(<CitySheet table={table} city={city} />, place);
  return [...place.querySelectorAll<HTMLButtonElement>(".lane-line")];
}

/** Both keep what they were offered; whoever begins draws until seat 0 can claim something. */
function untilClaim(game: Game): Extract<Action, { type: "claimLane" }> {
  for (;;) {
    const seat = [0, 1].find((one) => game.legal(one).length > 0) as number;
    const legal = game.legal(seat);
    const claim = legal.find((one) => one.type === "claimLane");
    if (seat === 0 && claim?.type === "claimLane") return claim;
    const draw = legal.find((one) => one.type === "drawCard" || one.type === "keepTickets");
    game.play(seat, draw as Action);
  }
}

function begun(board: Board) {
  const game = fakeSession(board);
  const table = createController(game.session);
  game.begin();
  return { game, table };
}

it("has a line for every route of a city, twins included, and each leads to its own", () => {
  const { table } = begun(usa);
  const lanes = usa.lanes.flatMap(({ a, b }, i) => (a === "denver" || b === "denver" ? [i] : []));
  const lines = linesOf(table, "denver");
  expect(lines).toHaveLength(lanes.length);
  const led = lines.map((line) => {
    line.click();
    const sheet = table.sheet.peek();
    return sheet?.kind === "lane" ? sheet.lane : -1;
  });
  expect(led.toSorted((a, b) => a - b)).toEqual(lanes);
  table.dispose();
});

it("has them for a country too", () => {
  const { table } = begun(poland);
  const [{ id }] = poland.countries as [(typeof poland.countries)[number]];
  const lanes = poland.lanes.filter(({ a, b }) => a === id || b === id);
  expect(linesOf(table, id)).toHaveLength(lanes.length);
  table.dispose();
});

it("what can be claimed now comes first, what is taken comes last", () => {
  const { game, table } = begun(usa);
  const { lane } = untilClaim(game);
  const { a } = usa.lanes[lane] as (typeof usa.lanes)[number];
  expect(linesOf(table, a)[0]?.textContent).toContain("You can claim it now");
  game.play(0, untilClaim(game));
  expect(linesOf(table, a).at(-1)?.textContent).toContain("This route is yours");
  table.dispose();
});
