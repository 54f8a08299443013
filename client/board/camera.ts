/**
 * Where the board is looked at from. Pure: no DOM, no clock of its own; times come in as
 * milliseconds, the screen as a size. Board.tsx writes its matrix; what hands do to it is in
 * parts/moves.ts.
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

/** The edges of the screen that other things cover, in pixels. */
export interface Insets {
  readonly left: number;
  readonly bottom: number;
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
  /** The view it travels to; the one there is, if it does not. */
  readonly aim: View;
  readonly size: { readonly width: number; readonly height: number };
  /** The middle of what nothing covers, in pixels. */
  readonly middle: readonly [px: number, py: number];
  setInsets(insets: Insets): void;
  resize(width: number, height: number): void;
  /** The nearest allowed view: the open part of the screen never leaves the sheet. */
  bounded(view: View): View;
  /** Someone moves the board: this is shown at once, be it allowed or not. */
  show(view: View): void;
  /** Someone moves the board by one smooth step, to the nearest allowed view. */
  travel(to: View): void;
  /** Whoever moved it lets go: this goes on until it is allowed to rest. */
  drift(motion: Motion): void;
  /** Stop whatever moves. */
  hold(): void;
  /** Bring a part of the sheet into view, with some room around it. */
  frame(box: Box): void;
  /** What reset() puts in the middle where the whole network would be too small; null: all of it. */
  setHome(home: Box | null): void;
  reset(): void;
  /** It shows what was framed last; nobody has moved it since. */
  readonly framed: boolean;
  /** Back to where frame() took it away from, unless someone has moved the board since. */
  giveBack(): void;
  /** What is shown now stays when the room for it changes, as if someone had chosen it. */
  stay(): void;
  /** Advance what moves by itself; true while something still does. */
  step(time: number): boolean;
  toScreen(x: number, y: number): readonly [px: number, py: number];
  subscribe(listener: (view: View) => void): () => void;
}

/** What goes on by itself: what it shows at a time, null once it is over. */
export type Motion = (time: number) => View | null;

const travelTime = 380;
/** A car space this long, in pixels, can still be read: then the whole sheet is shown. */
const readable = 20;

export const clamp = (value: number, low: number, high: number) =>
  Math.max(low, Math.min(high, value));

export function createCamera(options: CameraOptions): Camera {
  const { sheet, network, unit } = options;
  const listeners = new Set<(view: View) => void>();
  let view: View = { x: sheet.x, y: sheet.y, scale: 0.2 };
  let size = { width: 0, height: 0 };
  let insets: Insets = { left: 0, bottom: 0 };
  let home: Box | null = null;
  /** What moves by itself, and the view it leads to if that is known. */
  let motion: Motion | null = null;
  let goal: View | null = null;
  /** Nobody has moved the board yet: a resize may still frame it anew. */
  let untouched = true;
  /** What was framed last, and where the board was before. */
  let lent: { readonly view: View; readonly untouched: boolean; readonly box: Box } | null = null;

  const open = () => ({
    width: Math.max(1, size.width - insets.left),
    height: Math.max(1, size.height - insets.bottom),
  });
  const contain = (box: Box) => Math.min(open().width / box.width, open().height / box.height);
  const least = () => contain(sheet);
  const most = () => Math.max(96 / unit, least() * 2.5);
  const middle = () => [insets.left + open().width / 2, open().height / 2] as const;

  const show = (next: View) => {
    view = next;
    for (const listener of listeners) listener(view);
  };
  const bounded = (v: View): View => {
    const scale = clamp(v.scale, least(), most());
    const side = (at: number, low: number, length: number, before: number, room: number) => {
      const first = low - before / scale;
      const slack = length - room / scale;
      return slack <= 0 ? first + slack / 2 : clamp(at, first, first + slack);
    };
    return {
      x: side(v.x, sheet.x, sheet.width, insets.left, open().width),
      y: side(v.y, sheet.y, sheet.height, 0, open().height),
      scale,
    };
  };
  const centred = (cx: number, cy: number, scale: number): View => {
    const [px, py] = middle();
    return bounded({ x: cx - px / scale, y: cy - py / scale, scale });
  };

  const hold = () => {
    motion = goal = null;
  };
  const aim = () => goal ?? view;
  /** Where nothing may move, and before there is a screen, a motion is over as it begins. */
  const run = (next: Motion, to: View | null) => {
    const still = options.reducedMotion?.() || size.width === 0;
    motion = next;
    goal = to;
    if (still) rest();
    else show(view);
  };
  const rest = () => {
    const end = goal ?? bounded(view);
    hold();
    show(end);
  };
  const go = (to: View) => {
    const from = view;
    let start: number | undefined;
    run((time) => {
      start ??= time;
      const part = (time - start) / travelTime;
      return part < 1 ? between(from, to, 1 - (1 - part) ** 3) : null;
    }, to);
  };

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
  const homeView = (): View => {
    // A narrow screen uses its height and leaves the rest to the thumb; a large one shows it all.
    const { width, height } = open();
    const narrow = width / height < network.width / network.height;
    if (!narrow || least() * unit >= readable) return bounded({ ...view, scale: 0 });
    const fill = Math.max(width / network.width, height / network.height);
    const scale = Math.min(fill, contain(network) * 2.2);
    const centre = home ?? network;
    const within = (at: number, low: number, length: number, room: number) =>
      room >= length ? low + length / 2 : clamp(at, low + room / 2, low + length - room / 2);
    return centred(
      within(centre.x + centre.width / 2, network.x, network.width, width / scale),
      within(centre.y + centre.height / 2, network.y, network.height, height / scale),
      scale,
    );
  };

  return {
    get view() {
      return view;
    },
    get aim() {
      return aim();
    },
    get size() {
      return size;
    },
    get framed() {
      return lent !== null;
    },
    get middle() {
      return middle();
    },
    setInsets(next) {
      insets = next;
      // What is covered for a while must not zoom the board in and out: it only may slide. But what
      // was brought into sight stays there, also when the sheet about it comes a moment later.
      if (size.width > 0) go(lent ? viewOf(lent.box) : bounded(aim()));
    },
    resize(width, height) {
      if (width === size.width && height === size.height) return;
      const { x, y, scale } = view;
      const [dx, dy] = [size.width - width, size.height - height];
      size = { width, height };
      hold();
      // Someone's choice keeps its middle.
      const kept = { x: x + dx / 2 / scale, y: y + dy / 2 / scale, scale };
      show(untouched ? homeView() : bounded(kept));
    },
    bounded,
    show(next) {
      touch();
      hold();
      show(next);
    },
    travel(to) {
      touch();
      go(bounded(to));
    },
    drift: (next) => run(next, null),
    hold,
    frame(box) {
      lent = { view: lent?.view ?? aim(), untouched: lent?.untouched ?? untouched, box };
      untouched = false;
      go(viewOf(box));
    },
    setHome(next) {
      home = next;
      if (untouched && size.width > 0) go(homeView());
    },
    reset() {
      go(homeView());
      untouched = true;
      lent = null;
    },
    giveBack() {
      if (!lent) return;
      ({ untouched } = lent);
      go(untouched ? homeView() : bounded(lent.view));
      lent = null;
    },
    stay() {
      untouched = false;
    },
    step(time) {
      const next = motion?.(time);
      if (next) show(next);
      else if (motion) rest();
      return motion !== null;
    },
    toScreen: (x, y) => [(x - view.x) * view.scale, (y - view.y) * view.scale],
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

/** Between two views: the scale grows evenly in proportion, the middle goes with it. */
function between(from: View, to: View, part: number): View {
  const ratio = to.scale / from.scale;
  const scale = from.scale * ratio ** part;
  // While zooming, a straight path on the screen is not a straight path on the sheet.
  const share =
    Math.abs(ratio - 1) < 1e-6
      ? part
      : (1 / from.scale - 1 / scale) / (1 / from.scale - 1 / to.scale);
  const at = (a: number, b: number) => a + (b - a) * share;
  return { x: at(from.x, to.x), y: at(from.y, to.y), scale };
}
