import { render } from "preact";
import { act } from "preact/test-utils";
import { afterEach, beforeEach, expect, test } from "vitest";
import { Laurels } from "../../../client/end/Laurels.tsx";
import { ScoreTable } from "../../../client/end/ScoreTable.tsx";
import { TicketsOfAll } from "../../../client/end/TicketsOfAll.tsx";
import { loadArea, loadWords } from "../../../client/words/index.ts";
import { playerColors, type Result } from "../../../engine/types.ts";
import { europe } from "../../../maps/europe.ts";
import type { Room } from "../../../worker/protocol.ts";
import { score } from "./score.ts";

let host: HTMLElement;

beforeEach(async () => {
  await loadWords("en");
  await loadArea("end");
  host = document.createElement("div");
  document.body.append(host);
});

afterEach(() => {
  render(null, host);
  host.remove();
});

const roomOf = (...names: readonly string[]) =>
  ({
    map: "europe",
    seats: names.map((name, i) => ({ name, color: playerColors[i] })),
  }) as unknown as Room;

const result: Result = {
  winners: [1],
  scores: [
    score({ total: 50, lanes: 50 }),
    score({ total: 90, lanes: 90 }),
    score({ total: 70, lanes: 70 }),
  ],
};
const all = (selector: string) => [...host.querySelectorAll(selector)];

test("the winner's column comes first and is marked from head to total", async () => {
  const room = roomOf("Ana", "Bogdan", "Cleo");
  await act(() => render(<ScoreTable board={europe} room={room} result={result} />, host));
  expect(all("thead th span").map((name) => name.textContent)).toEqual(["Bogdan", "Cleo", "Ana"]);
  expect(all("tfoot td").map((total) => total.textContent)).toEqual(["90", "70", "50"]);
  for (const row of all("tr")) {
    expect([...row.children].findIndex((cell) => cell.className === "winner")).toBe(1);
  }
});

test("names are set upright where they would have to be broken on a phone", async () => {
  const upright = async (...names: readonly string[]) => {
    await act(() =>
      render(<ScoreTable board={europe} room={roomOf(...names)} result={result} />, host),
    );
    return host.querySelector("table")?.dataset["upright"];
  };
  expect(await upright("Ana", "Bogdan", "Cleo")).toBe("false");
  expect(await upright("Ana Maria", "Jan Paweł", "Cleo")).toBe("false");
  expect(await upright("Ana", "Konstantinos", "Cleo")).toBe("true");
});

test("the banner names the winner in the winner's livery, and me as me", async () => {
  const facts = { board: europe, room: roomOf("Ana", "Bogdan", "Cleo"), result };
  await act(() => render(<Laurels {...facts} mine={0} />, host));
  expect(host.querySelector("h1")?.textContent).toBe("Bogdan wins");
  expect(host.querySelector<HTMLElement>(".laurels")?.dataset["livery"]).toBe("red");
  expect(host.querySelector(".with")?.textContent).toBe("90 points");
  await act(() => render(<Laurels {...facts} mine={1} />, host));
  expect(host.querySelector("h1")?.textContent).toBe("You win");
});

test("a shared win is drawn in the colours of all who share it", async () => {
  const shared: Result = {
    winners: [0, 2],
    scores: [
      score({ total: 60, lanes: 60 }),
      score({ total: 50, lanes: 50 }),
      score({ total: 60, lanes: 60 }),
    ],
  };
  const room = roomOf("Ana", "Bogdan", "Cleo");
  await act(() => render(<Laurels board={europe} room={room} result={shared} mine={null} />, host));
  const liveries = new Set(all(".consist svg").map((car) => car.getAttribute("data-livery")));
  expect([...liveries]).toEqual(["blue", "green"]);
});

test("my own tickets lie open, a watcher sees the winner's", async () => {
  const facts = { board: europe, room: roomOf("Ana", "Bogdan", "Cleo"), result };
  const open = () => all("details").map((one) => (one as HTMLDetailsElement).open);
  await act(() => render(<TicketsOfAll {...facts} mine={2} />, host));
  expect(open()).toEqual([false, false, true]);
  render(null, host);
  await act(() => render(<TicketsOfAll {...facts} mine={null} />, host));
  expect(open()).toEqual([false, true, false]);
});
