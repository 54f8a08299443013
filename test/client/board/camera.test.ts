import { describe, expect, test } from "vitest";
import { type Box, type CameraOptions, createCamera } from "../../../client/board/camera.ts";
import { createPull, home, zoom } from "../../../client/board/parts/moves.ts";
import { pressed } from "../../../client/board/parts/pressed.ts";

const options: CameraOptions = {
  sheet: { x: -1900, y: -1300, width: 3800, height: 2500 },
  network: { x: -1750, y: -1150, width: 3500, height: 2200 },
  unit: 100,
};

function ready(width: number, height: number, more: Partial<CameraOptions> = {}) {
  const camera = createCamera({ ...options, ...more });
  camera.resize(width, height);
  return camera;
}

/** Lets time pass, a frame at a time, until all is still; fails if it never is. */
function rest(camera: ReturnType<typeof ready>, from = 0) {
  for (let time = from; time < from + 5000; time += 16) if (!camera.step(time)) return time;
  throw new Error("it never came to rest");
}

/** Everything that still moves is there at once. */
const still = { reducedMotion: () => true };

/** The point of the sheet that is seen at a point of the screen. */
const under = ({ view }: ReturnType<typeof ready>, px: number, py: number) =>
  [view.x + px / view.scale, view.y + py / view.scale] as const;

const sees = (camera: ReturnType<typeof ready>, box: Box) => {
  const [left, top] = camera.toScreen(box.x, box.y);
  const [right, bottom] = camera.toScreen(box.x + box.width, box.y + box.height);
  return (
    left >= -1 && top >= -1 && right <= camera.size.width + 1 && bottom <= camera.size.height + 1
  );
};

describe("framing", () => {
  test("a wide screen starts with the whole sheet", () => {
    expect(sees(ready(1280, 800), options.sheet)).toBe(true);
  });

  test("a phone held upright uses its height and shows a part", () => {
    const camera = ready(390, 480);
    const cars = 100 * camera.view.scale;
    expect(cars).toBeGreaterThan(18);
    const [, top] = camera.toScreen(0, options.network.y);
    const [, bottom] = camera.toScreen(0, options.network.y + options.network.height);
    expect(top).toBeGreaterThanOrEqual(-1);
    expect(bottom).toBeLessThanOrEqual(481);
  });

  test("what matters is in the middle of it", () => {
    const camera = ready(390, 480);
    const east = { x: 1000, y: 0, width: 500, height: 300 };
    camera.setHome(east);
    rest(camera);
    expect(sees(camera, east)).toBe(true);
    createPull(camera).drag(300, 0, 0);
    camera.reset();
    rest(camera, 6000);
    expect(sees(camera, east)).toBe(true);
  });

  test("what other things cover is left free", () => {
    const camera = ready(1280, 800);
    const { scale } = camera.view;
    camera.setInsets({ left: 0, bottom: 300 });
    rest(camera);
    expect(camera.view.scale).toBe(scale);
    const box = { x: 500, y: 200, width: 400, height: 200 };
    camera.frame(box);
    rest(camera, 6000);
    expect(sees(camera, box)).toBe(true);
    expect(camera.toScreen(0, box.y + box.height)[1]).toBeLessThanOrEqual(500);
  });

  test("frame() travels there and stops; reduced motion jumps", () => {
    const box = { x: 500, y: 200, width: 400, height: 200 };
    const camera = ready(390, 480);
    const before = camera.view;
    camera.frame(box);
    expect(camera.view).toBe(before);
    rest(camera);
    expect(sees(camera, box)).toBe(true);
    const jumping = ready(390, 480, still);
    jumping.frame(box);
    expect(sees(jumping, box)).toBe(true);
    expect(jumping.step(0)).toBe(false);
  });

  test("what was framed for a while is given back, unless someone has moved the board since", () => {
    const camera = ready(390, 480, still);
    zoom(camera, 1.4, 200, 200);
    const before = camera.view;
    const [one, other] = [200, -900].map((x) => ({ x, y: 200, width: 40, height: 20 })) as [
      Box,
      Box,
    ];
    camera.frame(one);
    camera.frame(other);
    camera.giveBack();
    expect(camera.view).toEqual(before);
    camera.frame(one);
    createPull(camera).drag(5, 0, 0);
    const moved = camera.view;
    camera.giveBack();
    expect(camera.view).toEqual(moved);
  });

  test("what was framed stays in sight when a sheet comes to lie over it", () => {
    const camera = ready(390, 480, still);
    const box = { x: 500, y: 200, width: 400, height: 200 };
    camera.frame(box);
    camera.setInsets({ left: 0, bottom: 300 });
    rest(camera);
    expect(sees(camera, box)).toBe(true);
    expect(camera.toScreen(0, box.y + box.height)[1]).toBeLessThanOrEqual(180);
  });

  test("the home button brings the board back, and once more shows all of it", () => {
    const camera = ready(390, 480);
    const before = camera.view;
    createPull(camera).drag(60, 0, 0);
    home(camera);
    rest(camera);
    expect(camera.view).toEqual(before);
    home(camera);
    rest(camera, 6000);
    expect(sees(camera, options.sheet)).toBe(true);
    home(camera);
    rest(camera, 12_000);
    expect(camera.view).toEqual(before);
  });

  test("a desk with a panel beside the board starts with the whole sheet", () => {
    expect(sees(ready(860, 800), options.sheet)).toBe(true);
  });

  test("a turn of the phone keeps what one was looking at; untouched, it is framed anew", () => {
    const camera = ready(390, 700, still);
    camera.frame({ x: 500, y: 200, width: 10, height: 10 });
    camera.resize(700, 390);
    const [px, py] = camera.toScreen(505, 205);
    expect(px).toBeCloseTo(350, 0);
    expect(py).toBeCloseTo(195, 0);
    const fresh = ready(390, 700);
    fresh.resize(1280, 800);
    expect(sees(fresh, options.sheet)).toBe(true);
  });
});

describe("moving", () => {
  test("a pinch keeps the point under it in place", () => {
    const camera = ready(390, 480);
    const [x, y] = under(camera, 100, 200);
    zoom(camera, 1.7, 100, 200);
    const [px, py] = camera.toScreen(x, y);
    expect(px).toBeCloseTo(100);
    expect(py).toBeCloseTo(200);
  });

  test("zoom has its limits on both sides", () => {
    const camera = ready(390, 480);
    zoom(camera, 0.001, 0, 0);
    expect(sees(camera, options.sheet)).toBe(true);
    zoom(camera, 1e6, 100, 100);
    expect(camera.view.scale * 100).toBeCloseTo(96);
  });

  test("a drag follows the finger one to one", () => {
    const camera = ready(390, 480);
    const [x, y] = under(camera, 200, 200);
    createPull(camera).drag(-30, 0, 0);
    expect(camera.toScreen(x, y)[0]).toBeCloseTo(170);
  });

  test("past the edge it resists, and springs back when let go", () => {
    const camera = ready(390, 480);
    const pull = createPull(camera);
    for (let i = 0; i < 60; i++) pull.drag(50, 0, i * 16);
    const [edge] = camera.toScreen(options.sheet.x, 0);
    expect(edge).toBeGreaterThan(5);
    expect(edge).toBeLessThan(60 * 50);
    pull.release(60 * 16 + 500);
    rest(camera, 2000);
    expect(camera.toScreen(options.sheet.x, 0)[0]).toBeCloseTo(0, 0);
  });

  test("a flick glides on and comes to rest; holding stops it", () => {
    const camera = ready(390, 480);
    zoom(camera, 2, 195, 240);
    const pull = createPull(camera);
    for (let i = 0; i < 5; i++) pull.drag(-12, 0, i * 16);
    const before = camera.view.x;
    pull.release(80);
    camera.step(96);
    expect(camera.view.x).toBeGreaterThan(before);
    camera.hold();
    expect(camera.step(112)).toBe(false);
  });

  test("a finger that stood still before it was lifted leaves no speed", () => {
    const camera = ready(390, 480);
    zoom(camera, 2, 195, 240);
    const pull = createPull(camera);
    for (let i = 0; i < 5; i++) pull.drag(-12, 0, i * 16);
    const before = camera.view.x;
    pull.release(1000);
    rest(camera, 1000);
    expect(camera.view.x).toBeCloseTo(before);
  });

  test("keys move it, and only the keys that are ours", () => {
    const camera = ready(390, 480, still);
    const { x, scale } = camera.view;
    pressed(camera, "ArrowRight");
    expect(camera.view.x).toBeGreaterThan(x);
    pressed(camera, "+");
    expect(camera.view.scale).toBeGreaterThan(scale);
    pressed(camera, "0");
    expect(camera.view.scale).toBeCloseTo(scale);
  });
});
