/** What happens on the board while its gestures are still on their way. */
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { art } from "../../../client/board/art/europe.ts";
import { createCamera } from "../../../client/board/camera.ts";
import { cameraOptions } from "../../../client/board/framing.ts";
import { bindHands } from "../../../client/board/hands.ts";
import { europe } from "../../../maps/europe.ts";

const way = vi.hoisted(() => ({ asked: 0, arrive: () => {}, arrival: Promise.resolve() }));

vi.mock("../../../client/board/parts.ts", async () => {
  const gestures = await import("../../../client/board/parts/gestures.ts");
  return {
    fetchGestures: async () => {
      way.asked++;
      await way.arrival;
      return gestures;
    },
  };
});

const element = document.createElement("div");
const captured: number[] = [];
element.setPointerCapture = (id) => captured.push(id);
let camera: ReturnType<typeof createCamera>;
let places: string[];
let off: () => void;

beforeEach(() => {
  way.asked = 0;
  way.arrival = new Promise((there) => (way.arrive = there));
  captured.length = 0;
  camera = createCamera({ ...cameraOptions(art), reducedMotion: () => true });
  camera.resize(390, 480);
  places = [];
  off = bindHands(element, camera, () => ({
    board: europe,
    art,
    camera,
    owners: [],
    colors: [],
    label: "The board",
    onPlace: (place) => places.push(place),
  }));
});

afterEach(() => off());

/** False if the browser is not to do with it what it would. */
const fire = (event: Event) => element.dispatchEvent(event);
const point = (type: string, [clientX, clientY]: readonly [number, number], more = {}) =>
  fire(new PointerEvent(type, { pointerId: 7, clientX, clientY, buttons: 1, ...more }));
const key = (name: string, more = {}) =>
  fire(new KeyboardEvent("keydown", { key: name, cancelable: true, ...more }));
const arrive = async () => {
  way.arrive();
  await new Promise((played) => setTimeout(played));
};
const spot = (id: string) =>
  camera.toScreen(...art.places[europe.places.findIndex((place) => place.id === id)]!.at);

test("a tap is told when they are there, of what lay under it when it was made", async () => {
  const berlin = spot("berlin");
  point("pointerdown", berlin);
  point("pointerup", berlin);
  camera.frame({ x: 0, y: 0, width: 10, height: 10 });
  expect(places).toEqual([]);
  await arrive();
  expect(places).toEqual(["berlin"]);
});

test("a drag is a drag, and goes on under the same finger", async () => {
  const { x } = camera.view;
  point("pointerdown", [200, 200]);
  point("pointermove", [190, 200]);
  point("pointermove", [150, 200]);
  expect(camera.view.x).toBe(x);
  await arrive();
  const pulled = camera.view.x;
  expect(pulled).toBeCloseTo(x + 40 / camera.view.scale);
  point("pointermove", [130, 200]);
  expect(camera.view.x).toBeGreaterThan(pulled);
  point("pointerup", [130, 200]);
  expect(places).toEqual([]);
});

test("what only counts at once is done at once", async () => {
  const hold = vi.spyOn(camera, "hold");
  point("pointerdown", [10, 10]);
  expect(captured).toEqual([7]);
  expect(hold).toHaveBeenCalledOnce();
  const { x, scale } = camera.view;
  const wheel = new WheelEvent("wheel", { deltaY: -200, cancelable: true });
  expect(fire(Object.assign(wheel, { clientX: 195, clientY: 240 }))).toBe(false);
  expect(key("ArrowRight")).toBe(false);
  await arrive();
  expect(camera.view.scale).toBeGreaterThan(scale);
  expect(camera.view.x).toBeGreaterThan(x);
  expect(way.asked).toBe(1);
});

test("what means nothing to the board asks for nothing", () => {
  expect(key("a")).toBe(true);
  expect(key("+", { ctrlKey: true })).toBe(true);
  point("pointermove", [50, 50], { pointerType: "mouse", buttons: 0 });
  point("pointerdown", [50, 50], { pointerType: "mouse", button: 2 });
  expect(captured).toEqual([]);
  expect(way.asked).toBe(0);
});

test("a board that is gone by then is left alone", async () => {
  point("pointerdown", spot("berlin"));
  point("pointerup", spot("berlin"));
  off();
  await arrive();
  expect(places).toEqual([]);
});
