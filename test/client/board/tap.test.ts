import { beforeAll, expect, test } from "vitest";
import { art } from "../../../client/board/art/europe.ts";
import { createCamera } from "../../../client/board/camera.ts";
import { cameraOptions } from "../../../client/board/framing.ts";
import { bindHands } from "../../../client/board/hands.ts";
import { fetchGestures } from "../../../client/board/parts.ts";
import { createPull } from "../../../client/board/parts/moves.ts";
import { fingerRadius, targetAt } from "../../../client/board/parts/tap.ts";
import { europe } from "../../../maps/europe.ts";

const both = { lanes: true, places: true };

test("a tap on any space finds its lane, at the zoom of a phone", () => {
  const reach = fingerRadius / 0.21;
  for (const [lane, flat] of art.lanes.entries()) {
    for (let i = 0; i < flat.length; i += 3) {
      const found = targetAt(europe, art, flat[i]!, flat[i + 1]!, reach, both);
      expect(found).toEqual({ kind: "lane", lane });
    }
  }
});

test("a tap on any city finds the city; with only lanes asked for, a lane", () => {
  for (const [i, { id }] of europe.places.entries()) {
    const [x, y] = art.places[i]!.at;
    expect(targetAt(europe, art, x, y, 100, both)).toEqual({ kind: "place", place: id });
    expect(targetAt(europe, art, x, y, 100, { lanes: true, places: false }).kind).toBe("lane");
  }
});

test("beyond a finger's width there is nothing", () => {
  const [x, y] = art.sheet;
  expect(targetAt(europe, art, x, y, fingerRadius / 0.21, both)).toEqual({ kind: "empty" });
  const space = art.lanes[0]!;
  const off = targetAt(europe, art, space[0]!, space[1]! + 3000, fingerRadius, both);
  expect(off).toEqual({ kind: "empty" });
});

beforeAll(async () => void (await fetchGestures()));

/** A board that says where it was tapped, with its gestures at hand. */
async function board() {
  const element = document.createElement("div");
  element.setPointerCapture = () => {};
  const camera = createCamera(cameraOptions(art));
  camera.resize(390, 480);
  const taps: string[] = [];
  const off = bindHands(element, camera, () => ({
    board: europe,
    art,
    camera,
    owners: [],
    colors: [],
    label: "The board",
    onPlace: (place) => taps.push(place),
    onEmpty: () => taps.push("nothing"),
  }));
  let time = 1000;
  const fire = (type: string, x: number, y: number, id = 1, wait = 10) => {
    time += wait;
    const event = new PointerEvent(type, { pointerId: id, clientX: x, clientY: y, buttons: 1 });
    Object.defineProperty(event, "timeStamp", { value: time });
    element.dispatchEvent(event);
  };
  // The first touch of all brings them.
  fire("pointerup", 0, 0);
  await new Promise((there) => setTimeout(there));
  return { camera, taps, fire, off };
}

test("less than 8 px is a tap, more is a drag and never a tap", async () => {
  const { camera, taps, fire } = await board();
  const before = camera.view;
  const berlin = europe.places.findIndex(({ id }) => id === "berlin");
  const [x, y] = camera.toScreen(...art.places[berlin]!.at);
  fire("pointerdown", x, y);
  fire("pointermove", x + 5, y + 4);
  fire("pointerup", x + 5, y + 4);
  expect(taps).toEqual(["berlin"]);
  expect(camera.view).toBe(before);
  fire("pointerdown", 100, 100, 1, 1000);
  fire("pointermove", 80, 100);
  fire("pointermove", 60, 100);
  fire("pointerup", 100, 100);
  expect(taps).toHaveLength(1);
  expect(camera.view.x).toBeGreaterThan(before.x);
});

test("a second tap right after the first zooms and is not told as a tap", async () => {
  const { camera, taps, fire } = await board();
  const { scale } = camera.view;
  for (let i = 0; i < 2; i++) {
    fire("pointerdown", 100, 100);
    fire("pointerup", 100, 100);
  }
  expect(taps).toHaveLength(1);
  for (let time = 0; camera.step(time); time += 16);
  expect(camera.view.scale).toBeCloseTo(scale * 1.8);
});

test("two fingers pinch and leave no tap behind", async () => {
  const { camera, taps, fire } = await board();
  const { scale } = camera.view;
  fire("pointerdown", 150, 200, 1);
  fire("pointerdown", 250, 200, 2);
  fire("pointermove", 100, 200, 1);
  fire("pointermove", 300, 200, 2);
  fire("pointerup", 100, 200, 1);
  fire("pointerup", 300, 200, 2);
  expect(taps).toEqual([]);
  expect(camera.view.scale).toBeCloseTo(scale * 2);
});

test("a sheet caught beyond its edge goes back when the finger is lifted without a drag", async () => {
  const { camera, fire } = await board();
  const pull = createPull(camera);
  for (let i = 0; i < 80; i++) pull.drag(40, 0, i);
  const edge = () => camera.toScreen(art.sheet[0], 0)[0];
  expect(edge()).toBeGreaterThan(5);
  fire("pointerdown", 100, 100);
  fire("pointerup", 100, 100);
  for (let time = 2000; camera.step(time); time += 16);
  expect(edge()).toBeCloseTo(0, 0);
});

test("after unbinding nothing is heard", async () => {
  const { taps, fire, off } = await board();
  off();
  fire("pointerdown", 100, 100);
  fire("pointerup", 100, 100);
  expect(taps).toEqual([]);
});
