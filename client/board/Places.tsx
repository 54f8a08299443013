/** Cities, and the rings around those that matter. */
import type { Board } from "../../maps/board.ts";
import { still } from "./still.ts";
import type { BoardArt, BoardProps } from "./types.ts";

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
export const plate = { w: 78, h: 50 } as const;

/** Rings around cities: ends of tickets, lit places. */
export function Rings({ board, art, lit, marked }: BoardProps) {
  return (
    <g class="rings">
      {board.places.map(({ id }, i) => {
        const kind = lit?.places?.has(id) ? "lit" : marked?.has(id) ? "marked" : null;
        if (kind === null) return null;
        const [x, y] = art.places[i]!.at;
        const wide = board.countries.some((country) => country.id === id);
        return wide ? (
          <rect
            key={id}
            class={`ring ${kind}`}
            x={x - plate.w - 6}
            y={y - plate.h - 6}
            width={2 * plate.w + 12}
            height={2 * plate.h + 12}
            rx="14"
          />
        ) : (
          <circle key={id} class={`ring ${kind}`} cx={x} cy={y} r={cityRadius + 9} />
        );
      })}
    </g>
  );
}
