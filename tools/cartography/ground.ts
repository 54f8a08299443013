/**
 * What lies under lanes and cities and never changes, as ready markup: sea, land, lettering, frame.
 * Only what is coloured by day and night has a class (board.css); a `map-…` group colours whatever
 * in it does not say `none`. No style attributes: the page's policy would not have them.
 */
import { cartouche, compass, frame } from "./ornaments.ts";
import { type Outlines, waterGrain } from "./outlines.ts";
import { row } from "./pen.ts";

export interface Ground extends Omit<Outlines, "peaks"> {
  readonly map: string;
  readonly sheet: readonly [x: number, y: number, width: number, height: number];
  readonly mountains: readonly (readonly [x: number, y: number, size: number])[];
  readonly lettering: readonly (readonly [
    text: string,
    x: number,
    y: number,
    size: number,
    angle: number,
  ])[];
  readonly title: readonly [x: number, y: number, width: number];
  readonly compass: readonly [x: number, y: number, radius: number];
}

export function ground(drawn: Ground): string {
  const [x, y, width, height] = drawn.sheet;
  const paper = `x='${x}' y='${y}' width='${width}' height='${height}'`;
  const borders = `${drawn.map}-borders`;
  return `<rect class='map-sea' ${paper}/>
<g stroke-linejoin='round' stroke-linecap='round'>
<g class='map-sea-line'>
<path d='${drawn.graticule}' fill='none' stroke-width='1.4' opacity='.6'/>
<g transform='scale(${waterGrain})' fill='none' stroke-width='${2.2 / waterGrain}'>${drawn.waterlines
    .map((d, i) => `<path d='${d}' fill='none'${fading[i] ?? ""}/>`)
    .join("")}</g></g>
<g class='map-land' stroke-width='3.4'>
<path d='${drawn.land}' fill-rule='evenodd'/></g>
${drawn.provinces && `<path class='map-ink-soft' d='${drawn.provinces}' fill='none' stroke-width='1.8' stroke-dasharray='2 7' opacity='.7'/>`}
<g class='map-wash' stroke-width='17' opacity='.34'><path id='${borders}' d='${drawn.borders}' fill='none'/></g>
<use class='map-border' href='#${borders}' stroke-width='2.6' stroke-dasharray='12 5 2 5'/>
<path class='map-river' d='${drawn.rivers}' fill='none' stroke-width='2.8'/>
<g class='map-land' stroke-width='2.4'><path class='map-sea' d='${drawn.lakes}'/></g>
<path class='map-ink-soft' d='${range(drawn.mountains)}' fill='none' stroke-width='1.6'/></g>
<radialGradient id='sheet-age' r='.75'>
<stop class='map-age' offset='.55' stop-opacity='0'/><stop class='map-age' offset='1' stop-opacity='.3'/></radialGradient>
<rect ${paper} fill='url(#sheet-age)'/>
<g class='map-sea-line'><g stroke='none' text-anchor='middle' font-style='italic'>${drawn.lettering
    .map(
      ([text, lx, ly, size, angle]) =>
        `<text transform='translate(${lx} ${ly}) rotate(${angle})' font-size='${size}' letter-spacing='.32em'>${text}</text>`,
    )
    .join("")}</g></g>
${frame(drawn.sheet)}
${compass(drawn.compass)}
${cartouche(drawn.title)}`.replaceAll("\n", "");
}

/** The second and third line off the coast grow fainter. */
const fading = ["", " opacity='.62'", " opacity='.36'"];

/**
 * Small engraved mountains: two slopes, and strokes on the shaded side. All of them are one path of
 * one width, so the slopes, which are to be bolder, are cut twice, side by side.
 */
function range(mountains: Ground["mountains"]): string {
  let [px, py] = [0, 0];
  return mountains
    .flatMap(([x, y, s]) => {
      const cut = (command: string, ...points: [dx: number, dy: number, down?: number][]) => {
        const spots = points.map(([dx, dy, down = 0]): [number, number] => [
          x + Math.round(dx * s),
          y + Math.round(dy * s) + down,
        ]);
        const text = command + row(spots.flatMap(([sx, sy]) => [sx - px, sy - py]));
        [px, py] = spots.at(-1)!;
        return text;
      };
      return [
        cut("m", [-1, 0]),
        cut("q", [-0.4, -0.5], [0, -1]),
        cut("q", [0.35, -0.4], [1, 0]),
        cut("l", [1, 0, 1]),
        cut("q", [0.35, -0.4, 1], [0, -1, 1]),
        cut("q", [-0.4, -0.5, 1], [-1, 0, 1]),
        cut("m", [0.06, -0.91]),
        cut("l", [0.16, -0.05]),
        cut("m", [0.2, -0.7]),
        cut("l", [0.37, -0.2]),
        cut("m", [0.36, -0.46]),
        cut("l", [0.54, -0.4]),
      ];
    })
    .join("");
}
