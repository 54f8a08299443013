/** The plates of neighbouring countries with the top card of their stack, on boards that have them. */
import { plate } from "../Places.tsx";
import { words } from "../../words/index.ts";
import { still } from "../still.ts";
import type { BoardProps, Crest } from "../types.ts";
import "./countries.css";

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
        <text class="plate-name" y="39" font-size={Math.min(25, 236 / props.name.length)}>
          {props.name}
        </text>
      </g>
    );
  },
);

export function Countries({ board, art, stacks }: BoardProps) {
  // As the sentences call them: the journal and the plate have to be about the same country.
  const names: Readonly<Record<string, string>> = words.value.board.countries;
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
            name={names[country.id] ?? board.places[place]!.name}
            crest={art.crests?.[country.id] ?? []}
            top={stack[0] ?? null}
            left={stack.length}
          />
        );
      })}
    </g>
  );
}
