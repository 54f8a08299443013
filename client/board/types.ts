/** What the board needs to be drawn, and what it tells back. Plain data in, callbacks out. */
import type { PlayerColor } from "../../engine/types.ts";
import type { Board as BoardData } from "../../maps/board.ts";
import type { Camera } from "./camera.ts";

/**
 * The finished drawing of one map, made by `npm run maps`. Lengths are in paper units: `unit` of
 * them make one car space; x grows to the right, y downwards.
 */
export interface BoardArt {
  readonly map: string;
  readonly unit: number;
  /** The sheet of paper: x, y, width, height. */
  readonly sheet: readonly [x: number, y: number, width: number, height: number];
  /** All that lies under the lanes and never changes, as SVG markup: from the sea to the frame. */
  readonly ground: string;
  /** Where the map's name stands on it: the middle of its line, and how much room there is. */
  readonly title: readonly [x: number, y: number, width: number];
  /** Per lane, in the board's order: x, y, angle in degrees of each space in turn, from `a`. */
  readonly lanes: readonly (readonly number[])[];
  /** How long the spaces of each lane are, in paper units. */
  readonly spaceLengths: readonly number[];
  /** Per place, in the board's order. */
  readonly places: readonly PlaceArt[];
  /** The shields of countries, by their place. */
  readonly crests?: Readonly<Record<string, Crest>>;
}

/** Fields of one shield, 48 wide, each a tincture and a path. */
export type Crest = readonly (readonly [fill: string, path: string])[];

export interface PlaceArt {
  readonly at: readonly [x: number, y: number];
  /** Where the name is fastened, relative to the city, at full size and when seen from afar. */
  readonly near: LabelSpot;
  readonly far: LabelSpot;
  /** Where a long name is broken into lines; otherwise it stands on one. */
  readonly lines?: readonly string[];
}

/** dx, dy of the corner or edge that touches the city, and which one it is: -1, 0 or 1 each way. */
export type LabelSpot = readonly [dx: number, dy: number, alignX: number, alignY: number];

export interface BuiltStation {
  readonly place: string;
  readonly seat: number;
}

/**
 * What is lit and why. `payable`: could be claimed now; `path`: part of a way or of a ticket;
 * `plan`: a suggested way not yet built. Everything not lit is dimmed when `dim` is set.
 */
export interface Lit {
  readonly kind: "payable" | "path" | "plan";
  readonly lanes?: ReadonlySet<number>;
  readonly places?: ReadonlySet<string>;
  readonly dim?: boolean;
}

export interface BoardProps {
  readonly board: BoardData;
  readonly art: BoardArt;
  readonly camera: Camera;
  /** The seat that owns each lane, in the board's order. */
  readonly owners: readonly (number | null)[];
  /** The colour of each seat; pattern and colour go together (liveries.tsx). */
  readonly colors: readonly PlayerColor[];
  /** Lanes nobody can claim any more. */
  readonly closed?: ReadonlySet<number>;
  readonly stations?: readonly BuiltStation[];
  /** Country cards left, in the board's order of countries, top first. */
  readonly stacks?: readonly (readonly number[])[];
  readonly lit?: Lit | null;
  /** Places with a ring of their own: ends of my tickets. Their names are always shown. */
  readonly marked?: ReadonlySet<string>;
  readonly selected?: number | null;
  /** The lane claimed last: gets a quiet ring. */
  readonly latest?: number | null;
  /** What stands in the title; the board's own name if not given. */
  readonly title?: string;
  /** What the board is called for a screen reader. */
  readonly label: string;
  readonly onLane?: (lane: number) => void;
  readonly onPlace?: (place: string) => void;
  /** A tap on neither a lane nor a place. */
  readonly onEmpty?: () => void;
}
