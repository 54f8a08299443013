/** The map itself: sea, land, rivers, borders, mountains, lettering. Drawn once. */
import { smooth } from "./smooth.ts";
import { still } from "./still.ts";
import type { BoardArt } from "./types.ts";

/** A small engraved mountain: two slopes, and strokes on the shaded side. */
function mountainPath(flat: readonly number[]): { readonly edge: string; readonly shade: string } {
  let edge = "";
  let shade = "";
  for (let i = 0; i < flat.length; i += 3) {
    const [x, y, s] = [flat[i]!, flat[i + 1]!, flat[i + 2]!];
    const peak = y - s;
    edge += `M${x - s} ${y}Q${x - s * 0.4} ${y - s * 0.5} ${x} ${peak}Q${x + s * 0.35} ${y - s * 0.4} ${x + s} ${y}`;
    for (const [from, to, drop] of [
      [0.06, 0.2, 0.95],
      [0.2, 0.46, 0.8],
      [0.36, 0.68, 0.6],
    ] as const) {
      shade += `M${x + s * from} ${peak + s * from * 1.5}L${x + s * to * 0.8} ${peak + s * drop}`;
    }
  }
  return { edge, shade };
}

export const Sheet = still(({ art }: { readonly art: BoardArt }) => {
  const [x, y, width, height] = art.sheet;
  const mountains = mountainPath(art.mountains);
  const borders = smooth(art.borders);
  return (
    <g class="sheet" stroke-linejoin="round" stroke-linecap="round">
      <rect class="sea" x={x} y={y} width={width} height={height} />
      <path class="graticule" d={art.graticule} />
      <g class="waterlines" transform="scale(4)">
        {art.waterlines.map((d, i) => (
          <path key={i} class={`w${i}`} d={smooth(d)} />
        ))}
      </g>
      <path class="land" d={smooth(art.land)} fill-rule="evenodd" />
      {art.provinces && <path class="province" d={art.provinces} />}
      <path class="border-wash" d={borders} />
      <path class="border" d={borders} />
      <path class="river" d={art.rivers} />
      <path class="lake" d={art.lakes} />
      <path class="mountain-shade" d={mountains.shade} />
      <path class="mountain" d={mountains.edge} />
      <radialGradient id="sheet-age" r="0.75">
        <stop offset="0.55" class="age-none" />
        <stop offset="1" class="age-full" />
      </radialGradient>
      <rect x={x} y={y} width={width} height={height} fill="url(#sheet-age)" />
      {art.lettering.map(([text, lx, ly, size, angle, kind]) => (
        <text
          key={text}
          class={`lettering ${kind}`}
          transform={`translate(${lx} ${ly}) rotate(${angle})`}
          font-size={size}
        >
          {text}
        </text>
      ))}
    </g>
  );
});
