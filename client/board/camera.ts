/**
 * Where the board is looked at from. Pure: no DOM, no clock; time comes in as milliseconds and the
 * screen as a size. pointers.ts feeds it, Board.tsx writes its matrix.
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

export interface CameraOptions {
  /** The sheet; the camera never loses it. */
  readonly sheet: Box;
  /** What matters: where reset() goes. */
  readonly home: Box;
  /** Paper units of one car space; limits how near one can go. */
  readonly unit: number;
  readonly reducedMotion?: () => boolean;
}

export interface Camera {
  readonly view: View;
  readonly size: { readonly width: number; readonly height: number };
  /** The screen area that is covered by other things (a hand of cards), in pixels. */
  setInsets(insets: Partial<Insets>): void;
  resize(width: number, height: number): void;
  /** Drag by pixels, at the time given. */
  drag(dx: number, dy: number, time: number): void;
  /** The finger is up: what is left of its speed carries on. */
  release(time: number): void;
  /** Zoom by a factor around a point of the screen. */
  zoom(factor: number, px: number, py: number): void;
  /** Smooth steps, for buttons, keys and double taps. */
  zoomBy(factor: number, px?: number, py?: number): void;
  panBy(dx: number, dy: number): void;
  /** Bring a part of the sheet into view. */
  frame(box: Box, options?: { readonly animate?: boolean }): void;
  setHome(home: Box): void;
  reset(options?: { readonly animate?: boolean }): void;
  /** Stop whatever moves. */
  hold(): void;
  /** Advance animations; true while something still moves. */
  step(time: number): boolean;
  toSheet(px: number, py: number): readonly [x: number, y: number];
  toScreen(x: number, y: number): readonly [px: number, py: number];
  subscribe(listener: (view: View) => void): () => void;
}

export interface Insets {
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
  readonly left: number;
}
