import { render } from "preact";
import { act } from "preact/test-utils";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { art as europeArt } from "../../../client/board/art/europe.ts";
import { art as polandArt } from "../../../client/board/art/poland.ts";
import { Board } from "../../../client/board/Board.tsx";
import { createCamera } from "../../../client/board/camera.ts";
import { cameraOptions } from "../../../client/board/framing.ts";
import { growthAt, layNames } from "../../../client/board/Names.tsx";
import type { BoardProps } from "../../../client/board/types.ts";
import { loadWords } from "../../../client/words/index.ts";
import { europe } from "../../../maps/europe.ts";
import { poland } from "../../../maps/poland.ts";

let host: HTMLElement;

beforeEach(async () => {
  await loadWords("en");
  host = document.createElement("div");
  document.body.append(host);
});

afterEach(() => {
  render(null, host);
  host.remove();
});

const colors = ["blue", "red", "green", "yellow", "black"] as const;

function propsFor(board: BoardProps["board"], art: BoardProps["art"]): BoardProps {
  const camera = createCamera(cameraOptions(art));
  camera.resize(390, 480);
  return { board, art, camera, colors, label: "The board", owners: board.lanes.map(() => null) };
}

const draw = (props: BoardProps) => act(() => render(<Board {...props} />, host));
const rows = () => [...host.querySelectorAll(".lanes > g")];

test("draws every lane in its colour, with a symbol on every space that has one", async () => {
  await draw(propsFor(europe, europeArt));
  expect(rows()).toHaveLength(europe.lanes.length);
  for (const [i, lane] of europe.lanes.entries()) {
    expect(rows()[i]!.getAttribute("data-card")).toBe(lane.color ?? "gray");
    const symbols = rows()[i]!.querySelectorAll(".lane-symbols");
    expect(symbols.length, `${lane.a}-${lane.b}`).toBe((lane.color ? 1 : 0) + (lane.ferry ? 1 : 0));
  }
  const names = [...host.querySelectorAll(".board-name")].map((name) => name.textContent);
  expect(names).toEqual(europe.places.map((place) => place.name));
});

test("ferries show as many locomotives as they ask for, tunnels have portals", async () => {
  await draw(propsFor(europe, europeArt));
  for (const [i, lane] of europe.lanes.entries()) {
    const discs = rows()[i]!.querySelector(".ferry-roundels")?.getAttribute("d") ?? "";
    expect(discs.split("M").length - 1).toBe(lane.ferry ?? 0);
  }
  const tunnels = europe.lanes.filter((lane) => lane.tunnel).length;
  expect(host.querySelectorAll(".tunnel-portal")).toHaveLength(tunnels);
});

test("a claimed lane becomes a train with its owner's pattern; nothing else is drawn anew", async () => {
  const props = propsFor(europe, europeArt);
  await draw(props);
  const before = [...host.querySelectorAll("path")];
  await draw({ ...props, owners: props.owners.map((_, i) => (i === 7 ? 3 : null)) });
  await vi.waitFor(() => expect(rows()[7]!.getAttribute("class")).toBe("train"));
  expect(rows()[7]!.getAttribute("data-livery")).toBe("yellow");
  expect(rows()[7]!.querySelector(".train-pattern")!.getAttribute("d")).not.toBe("");
  const kept = new Set(host.querySelectorAll("path"));
  const gone = before.filter((path) => !kept.has(path));
  expect(gone.length).toBeLessThanOrEqual(4);
});

test("closed lanes are crossed out and show no symbol to pay with", async () => {
  await draw({ ...propsFor(europe, europeArt), closed: new Set([16]) });
  await vi.waitFor(() => expect(rows()[16]!.getAttribute("class")).toContain("closed"));
  expect(rows()[16]!.querySelector(".lane-crosses")).not.toBeNull();
  expect(rows()[16]!.querySelector(".lane-symbols")).toBeNull();
});

test("what is lit is drawn again above the veil", async () => {
  const lit = { kind: "payable", dim: true, lanes: new Set([2, 9]) } as const;
  await draw({ ...propsFor(europe, europeArt), lit });
  await vi.waitFor(() => expect(host.querySelectorAll(".veil")).toHaveLength(1));
  expect(host.querySelectorAll(".glow.payable")).toHaveLength(2);
  expect(rows()).toHaveLength(europe.lanes.length + 2);
});

test("countries show the top card of their stack, or that it is empty", async () => {
  const props = propsFor(poland, polandArt);
  await draw(props);
  const values = () => [...host.querySelectorAll(".plate-value")].map((value) => value.textContent);
  await vi.waitFor(() =>
    expect(values()).toEqual(poland.countries.map((country) => String(country.cards[0]))),
  );
  // As everything said about them calls them.
  expect(host.querySelector(".plate-name")?.textContent).toBe("Germany");
  const stacks = poland.countries.map((country, i) => (i === 0 ? [] : country.cards.slice(1)));
  await draw({ ...props, stacks });
  expect(host.querySelectorAll(".plate-empty")).toHaveLength(
    stacks.filter((stack) => stack.length === 0).length,
  );
  expect(values()).toEqual(stacks.filter((s) => s.length > 0).map((stack) => String(stack[0])));
});

test("stations, ticket ends and lit places are drawn where they belong", async () => {
  await draw({
    ...propsFor(europe, europeArt),
    stations: [{ place: "wien", seat: 4 }],
    marked: new Set(["paris", "wien"]),
    lit: { kind: "path", places: new Set(["roma"]) },
  });
  await vi.waitFor(() => expect(host.querySelectorAll(".stations > g")).toHaveLength(1));
  expect(host.querySelectorAll(".ring.marked")).toHaveLength(2);
  expect(host.querySelectorAll(".ring.lit")).toHaveLength(1);
});

test("a tap tells its lane; once the props change, the new listener hears it", async () => {
  const props = propsFor(europe, europeArt);
  const heard: string[] = [];
  await draw({ ...props, onLane: (lane) => heard.push(`first ${lane}`) });
  await draw({ ...props, onLane: (lane) => heard.push(`second ${lane}`) });
  const root = host.querySelector<HTMLElement>(".board")!;
  root.setPointerCapture = () => {};
  const [x, y] = props.camera.toScreen(europeArt.lanes[5]![0]!, europeArt.lanes[5]![1]!);
  for (const type of ["pointerdown", "pointerup"]) {
    root.dispatchEvent(new PointerEvent(type, { pointerId: 1, clientX: x, clientY: y }));
  }
  await vi.waitFor(() => expect(heard).toEqual(["second 5"]));
});

test("names of ticket cities are never crowded out, and near enough none is", () => {
  const all = new Set(europe.places.map((place) => place.id));
  const hidden = (scale: number, first?: ReadonlySet<string>) =>
    layNames(europe, europeArt, growthAt(scale), first).filter((name) => name.hidden).length;
  expect(hidden(0.1)).toBeGreaterThan(0);
  expect(hidden(0.1, all)).toBe(0);
  expect(hidden(0.3)).toBe(0);
});

test("names keep a readable size on the screen at every zoom", () => {
  for (let scale = 0.08; scale < 1; scale *= 1.07) {
    const pixels = 38 * scale * growthAt(scale);
    expect(pixels).toBeGreaterThan(9.5);
    expect(pixels).toBeLessThan(24);
  }
});
