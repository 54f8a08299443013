/**
 * Where the board is looked at from. Pure: no DOM, no clock of its own; times come in as
 * milliseconds, the screen as a size. pointers.ts feeds it, Board.tsx writes its matrix.
 */

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** The point of the sheet at the screen's top left corner, and pixels per paper unit. */
export interface View {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
}

export interface Insets {
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
  readonly left: number;
}

export interface CameraOptions {
  /** The sheet; the camera never loses it. */
  readonly sheet: Box;
  /** The whole network: what reset() shows as much of as is readable. */
  readonly network: Box;
  /** Paper units of one car space; limits how near one can go. */
  readonly unit: number;
  readonly reducedMotion?: () => boolean;
}

export interface Camera {
  readonly view: View;
  readonly size: { readonly width: number; readonly height: number };
  /** The edges of the screen that other things cover, in pixels. */
  setInsets(insets: Partial<Insets>): void;
  resize(width: number, height: number): void;
  /** Drag by pixels, at the time given. */
  drag(dx: number, dy: number, time: number): void;
  /** The finger is up: what is left of its speed carries on. */
  release(time: number): void;
  /** Zoom by a factor around a point of the screen, at once: pinch and wheel. */
  zoom(factor: number, px: number, py: number): void;
  /** The same as one smooth step: buttons, keys, double tap. */
  zoomBy(factor: number, px?: number, py?: number): void;
  /** One smooth step sideways, in pixels: keys. */
  panBy(dx: number, dy: number): void;
  /** Bring a part of the sheet into view, with some room around it. */
  frame(box: Box, options?: { readonly animate?: boolean }): void;
  /** What reset() puts in the middle where the whole network would be too small; null: all of it. */
  setHome(home: Box | null): void;
  reset(options?: { readonly animate?: boolean }): void;
  /** The tap on the home button: back, and when it is back already, all of the sheet. */
  home(): void;
  /** Back to where frame() took it away from, unless someone has moved the board since. */
  giveBack(): void;
  /** Stop whatever moves. */
  hold(): void;
  /** What is shown now stays when the room for it changes, as if someone had chosen it. */
  stay(): void;
  /** Advance what moves by itself; true while something still does. */
  step(time: number): boolean;
  toSheet(px: number, py: number): readonly [x: number, y: number];
  toScreen(x: number, y: number): readonly [px: number, py: number];
  subscribe(listener: (view: View) => void): () => void;
}

/** The motion that goes on without a finger. */
type Motion =
  | { readonly kind: "rest" }
  | { readonly kind: "glide"; vx: number; vy: number; time: number }
  | { readonly kind: "travel"; readonly from: View; readonly to: View; start: number | null };

const travelTime = 380;
/** A car space this long, in pixels, can still be read: then the whole sheet is shown. */
const readable = 20;
/** How fast a glide dies down, in ms. */
const glideTime = 300;
/** How much of a drag beyond the edge is followed. */
const resistance = 0.35;

const clamp = (value: number, low: number, high: number) => Math.max(low, Math.min(high, value));

export function createCamera(options: CameraOptions): Camera {
  const { sheet, network, unit } = options;
  const listeners = new Set<(view: View) => void>();
  const trail: { dx: number; dy: number; time: number }[] = [];
  let view: View = { x: sheet.x, y: sheet.y, scale: 0.2 };
  let size = { width: 0, height: 0 };
  let insets: Insets = { top: 0, right: 0, bottom: 0, left: 0 };
  let home: Box | null = null;
  let motion: Motion = { kind: "rest" };
  /** Nobody has moved the board yet: a resize may still frame it anew. */
  let untouched = true;
  /** What was framed last, and where the board was before. */
  let lent: { readonly view: View; readonly untouched: boolean; readonly box: Box } | null = null;

  const open = () => ({
    width: Math.max(1, size.width - insets.left - insets.right),
    height: Math.max(1, size.height - insets.top - insets.bottom),
  });
  const contain = (box: Box) => Math.min(open().width / box.width, open().height / box.height);
  const least = () => contain(sheet);
  const most = () => Math.max(96 / unit, least() * 2.5);

  const show = (next: View) => {
    view = next;
    for (const listener of listeners) listener(view);
  };

  /** The nearest allowed view: the open part of the screen never leaves the sheet. */
  const bounded = (v: View): View => {
    const scale = clamp(v.scale, least(), most());
    const side = (at: number, low: number, length: number, before: number, room: number) => {
      const first = low - before / scale;
      const slack = length - room / scale;
      return slack <= 0 ? first + slack / 2 : clamp(at, first, first + slack);
    };
    return {
      x: side(v.x, sheet.x, sheet.width, insets.left, open().width),
      y: side(v.y, sheet.y, sheet.height, insets.top, open().height),
      scale,
    };
  };
  const centred = (cx: number, cy: number, scale: number): View =>
    bounded({
      x: cx - (insets.left + open().width / 2) / scale,
      y: cy - (insets.top + open().height / 2) / scale,
      scale,
    });
  const around = (v: View, factor: number, px: number, py: number): View => {
    const scale = clamp(v.scale * factor, least(), most());
    return {
      x: v.x + px / v.scale - px / scale,
      y: v.y + py / v.scale - py / scale,
      scale,
    };
  };

  const go = (to: View, animate: boolean) => {
    trail.length = 0;
    if (!animate || options.reducedMotion?.() || size.width === 0) {
      motion = { kind: "rest" };
      show(to);
    } else {
      motion = { kind: "travel", from: view, to, start: null };
      show(view);
    }
  };
  const aim = () => (motion.kind === "travel" ? motion.to : view);

  /** A box with some room around it: beside it for names, which keep their size on the screen. */
  const viewOf = (box: Box): View => {
    const { width, height } = open();
    const room = Math.min((width - 2 * 52) / box.width, height / (box.height + 2.4 * unit));
    const scale = clamp(room, least(), Math.max(64 / unit, least()));
    return centred(box.x + box.width / 2, box.y + box.height / 2, scale);
  };
  const touch = () => {
    untouched = false;
    lent = null;
  };
  const wholeView = () =>
    centred(network.x + network.width / 2, network.y + network.height / 2, least());
  const homeView = (): View => {
    // A narrow screen uses its height and leaves the rest to the thumb; a large one shows it all.
    const narrow = open().width / open().height < network.width / network.height;
    if (!narrow || least() * unit >= readable) return wholeView();
    const fill = Math.max(open().width / network.width, open().height / network.height);
    const scale = Math.min(fill, contain(network) * 2.2);
    const centre = home ?? network;
    const within = (at: number, low: number, length: number, room: number) =>
      room >= length ? low + length / 2 : clamp(at, low + room / 2, low + length - room / 2);
    return centred(
      within(centre.x + centre.width / 2, network.x, network.width, open().width / scale),
      within(centre.y + centre.height / 2, network.y, network.height, open().height / scale),
      scale,
    );
  };

  return {
    get view() {
      return view;
    },
    get size() {
      return size;
    },
    setInsets(next) {
      insets = { ...insets, ...next };
      // What is covered for a while must not zoom the board in and out: it only may slide. But what
      // was brought into sight stays there, also when the sheet about it comes a moment later.
      if (size.width > 0) go(lent ? viewOf(lent.box) : bounded(aim()), true);
    },
    resize(width, height) {
      if (width === size.width && height === size.height) return;
      const middle = [view.x + size.width / 2 / view.scale, view.y + size.height / 2 / view.scale];
      size = { width, height };
      motion = { kind: "rest" };
      show(
        untouched
          ? homeView()
          : bounded({
              x: middle[0]! - width / 2 / view.scale,
              y: middle[1]! - height / 2 / view.scale,
              scale: view.scale,
            }),
      );
    },
    drag(dx, dy, time) {
      touch();
      motion = { kind: "rest" };
      trail.push({ dx, dy, time });
      while (trail.length > 0 && time - trail[0]!.time > 100) trail.shift();
      const free = { ...view, x: view.x - dx / view.scale, y: view.y - dy / view.scale };
      const kept = bounded(free);
      const was = bounded(view);
      // Past an edge the sheet follows the finger only in part.
      const soft = (next: number, edge: number, before: number, edgeBefore: number) =>
        next === edge
          ? next
          : before === edgeBefore
            ? edge + (next - edge) * resistance
            : before + (next - before) * resistance;
      show({
        x: soft(free.x, kept.x, view.x, was.x),
        y: soft(free.y, kept.y, view.y, was.y),
        scale: view.scale,
      });
    },
    release(time) {
      const recent = trail.filter((sample) => time - sample.time <= 100);
      trail.length = 0;
      const span = Math.max(16, time - (recent[0]?.time ?? time));
      const vx = recent.reduce((sum, sample) => sum + sample.dx, 0) / span;
      const vy = recent.reduce((sum, sample) => sum + sample.dy, 0) / span;
      if (options.reducedMotion?.()) {
        motion = { kind: "rest" };
        show(bounded(view));
        return;
      }
      motion = { kind: "glide", vx, vy, time };
      show(view);
    },
    zoom(factor, px, py) {
      touch();
      motion = { kind: "rest" };
      show(bounded(around(view, factor, px, py)));
    },
    zoomBy(factor, px = insets.left + open().width / 2, py = insets.top + open().height / 2) {
      touch();
      go(bounded(around(aim(), factor, px, py)), true);
    },
    panBy(dx, dy) {
      touch();
      const from = aim();
      go(bounded({ ...from, x: from.x + dx / from.scale, y: from.y + dy / from.scale }), true);
    },
    frame(box, { animate = true } = {}) {
      lent = { view: lent?.view ?? aim(), untouched: lent?.untouched ?? untouched, box };
      untouched = false;
      go(viewOf(box), animate);
    },
    setHome(next) {
      home = next;
      if (untouched && size.width > 0) go(homeView(), true);
    },
    reset({ animate = true } = {}) {
      go(homeView(), animate);
      untouched = true;
      lent = null;
    },
    home() {
      const [at, back] = [aim(), homeView()];
      const off = Math.hypot(at.x - back.x, at.y - back.y) * at.scale;
      untouched = off > 2 || Math.abs(at.scale / back.scale - 1) > 0.01;
      lent = null;
      go(untouched ? back : wholeView(), true);
    },
    giveBack() {
      if (!lent) return;
      ({ untouched } = lent);
      go(untouched ? homeView() : bounded(lent.view), true);
      lent = null;
    },
    stay() {
      untouched = false;
    },
    hold() {
      trail.length = 0;
      motion = { kind: "rest" };
    },
    step(time) {
      switch (motion.kind) {
        case "rest":
          return false;
        case "travel": {
          motion.start ??= time;
          const part = Math.min(1, (time - motion.start) / travelTime);
          const eased = 1 - (1 - part) ** 3;
          const { from, to } = motion;
          if (part === 1) motion = { kind: "rest" };
          show(between(from, to, eased, size));
          return part < 1;
        }
        case "glide": {
          const dt = clamp(time - motion.time, 0, 50);
          motion.time = time;
          const decay = Math.exp(-dt / glideTime);
          const free = {
            ...view,
            x: view.x - (motion.vx * dt) / view.scale,
            y: view.y - (motion.vy * dt) / view.scale,
          };
          const kept = bounded(free);
          const outX = free.x - kept.x;
          const outY = free.y - kept.y;
          motion.vx *= outX === 0 ? decay : decay ** 6;
          motion.vy *= outY === 0 ? decay : decay ** 6;
          // Beyond the edge a spring brings the sheet back.
          const back = Math.exp(-dt / 90);
          show({ x: kept.x + outX * back, y: kept.y + outY * back, scale: kept.scale });
          const slow = Math.hypot(motion.vx, motion.vy) < 0.01;
          const home = Math.hypot(outX, outY) * view.scale < 0.3;
          if (slow && home) {
            motion = { kind: "rest" };
            show(bounded(view));
            return false;
          }
          return true;
        }
        default:
          return motion satisfies never;
      }
    },
    toSheet: (px, py) => [view.x + px / view.scale, view.y + py / view.scale],
    toScreen: (x, y) => [(x - view.x) * view.scale, (y - view.y) * view.scale],
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

/** Between two views: the scale grows evenly in proportion, the middle goes with it. */
function between(
  from: View,
  to: View,
  part: number,
  size: { width: number; height: number },
): View {
  if (part === 1) return to;
  const scale = from.scale * (to.scale / from.scale) ** part;
  const ratio = to.scale / from.scale;
  // While zooming, a straight path on the screen is not a straight path on the sheet.
  const share =
    Math.abs(ratio - 1) < 1e-6
      ? part
      : (1 / from.scale - 1 / scale) / (1 / from.scale - 1 / to.scale);
  const middle = (v: View) => [v.x + size.width / 2 / v.scale, v.y + size.height / 2 / v.scale];
  const [ax, ay] = middle(from);
  const [bx, by] = middle(to);
  const cx = ax! + (bx! - ax!) * share;
  const cy = ay! + (by! - ay!) * share;
  return { x: cx - size.width / 2 / scale, y: cy - size.height / 2 / scale, scale };
}
