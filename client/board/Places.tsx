/** Cities, stations, and the plates of neighbouring countries with the top card of their stack. */
import type { PlayerColor } from "../../engine/types.ts";
import type { Board } from "../../maps/board.ts";
import { StationHouse } from "./liveries.tsx";
import { still } from "./still.ts";
import type { BoardArt, BuiltStation, Crest, Lit } from "./types.ts";

const cityRadius = 25;

export const Cities = still(({ board, art }: { readonly board: Board; readonly art: BoardArt }) => {
  const countries = new Set(board.countries.map((country) => country.id));
  const cities = art.places.filter((_, i) => !countries.has(board.places[i]!.id));
  const discs = (r: number) =>
    cities
      .map(
        ({ at: [x, y] }) => `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0`,
      )
      .join("");
  return (
    <g class="cities">
      <path class="city-ring" d={discs(cityRadius)} />
      <path class="city-rim" d={discs(cityRadius - 7)} />
      <path class="city-heart" d={discs(8)} />
    </g>
  );
});

/** Half the size of a country's plate, in paper units; as in tools/cartography/sheets.ts. */
const plate = { w: 78, h: 50 } as const;

const CountryPlate = still(
  (props: {
    readonly x: number;
    readonly y: number;
    readonly name: string;
    readonly crest: Crest;
    readonly top: number | null;
    readonly left: number;
  }) => {
    const { w, h } = plate;
    return (
      <g class="plate" transform={`translate(${props.x} ${props.y})`}>
        <rect class="plate-shadow" x={-w + 4} y={-h + 5} width={2 * w} height={2 * h} rx="9" />
        <rect class="plate-paper" x={-w} y={-h} width={2 * w} height={2 * h} rx="9" />
        <rect
          class="plate-line"
          x={-w + 5}
          y={-h + 5}
          width={2 * w - 10}
          height={2 * h - 10}
          rx="5"
        />
        <g transform="translate(-40 -13)">
          {props.crest.map(([fill, d]) => (
            <path key={d} d={d} fill={fill} />
          ))}
          <path class="plate-crest" d="M-24-26h48v26q0 20-24 28q-24-8-24-28z" />
        </g>
        <g transform="translate(34 -13)">
          {props.left > 1 && (
            <rect class="plate-card" x="-15" y="-25" width="42" height="52" rx="5" />
          )}
          {props.left > 0 && (
            <rect class="plate-card" x="-21" y="-27" width="42" height="52" rx="5" />
          )}
          {props.left > 0 ? (
            <text class="plate-value" y="12">
              {props.top}
            </text>
          ) : (
            <path class="plate-empty" d="M-21-27h42v52h-42z" />
          )}
        </g>
        <text class="plate-name" y="39">
          {props.name}
        </text>
      </g>
    );
  },
);

export function Countries(props: {
  readonly board: Board;
  readonly art: BoardArt;
  readonly stacks: readonly (readonly number[])[] | undefined;
}) {
  const { board, art, stacks } = props;
  return (
    <g class="countries">
      {board.countries.map((country, i) => {
        const place = board.places.findIndex(({ id }) => id === country.id);
        const [x, y] = art.places[place]!.at;
        const stack = stacks?.[i] ?? country.cards;
        return (
          <CountryPlate
            key={country.id}
            x={x}
            y={y}
            name={board.places[place]!.name}
            crest={art.crests?.[country.id] ?? []}
            top={stack[0] ?? null}
            left={stack.length}
          />
        );
      })}
    </g>
  );
}

export function Stations(props: {
  readonly board: Board;
  readonly art: BoardArt;
  readonly stations: readonly BuiltStation[] | undefined;
  readonly colors: readonly PlayerColor[];
}) {
  const { board, art, stations, colors } = props;
  return (
    <g class="stations">
      {stations?.map(({ place, seat }) => {
        const [x, y] = art.places[board.places.findIndex(({ id }) => id === place)]!.at;
        return (
          <g key={place} transform={`translate(${x} ${y + 20})`}>
            <StationHouse color={colors[seat]!} />
          </g>
        );
      })}
    </g>
  );
}

/** Rings around cities: ends of tickets, lit places, keyboard focus. */
export function Rings(props: {
  readonly board: Board;
  readonly art: BoardArt;
  readonly lit: Lit | null | undefined;
  readonly marked: ReadonlySet<string> | undefined;
  readonly focus: string | null;
}) {
  const { board, art, lit, marked, focus } = props;
  return (
    <g class="rings">
      {board.places.map(({ id }, i) => {
        const kinds = [
          marked?.has(id) && "marked",
          lit?.places?.has(id) && "lit",
          focus === id && "focus",
        ].filter(Boolean);
        if (kinds.length === 0) return null;
        const [x, y] = art.places[i]!.at;
        const wide = board.countries.some((country) => country.id === id);
        return wide ? (
          <rect
            key={id}
            class={`ring ${kinds.join(" ")}`}
            x={x - plate.w - 6}
            y={y - plate.h - 6}
            width={2 * plate.w + 12}
            height={2 * plate.h + 12}
            rx="14"
          />
        ) : (
          <circle key={id} class={`ring ${kinds.join(" ")}`} cx={x} cy={y} r={cityRadius + 9} />
        );
      })}
    </g>
  );
}
