/** What makes a sheet a wall map: its frame, the cartouche for the title, the compass rose. */
import { symbolPaths } from "../../client/board/symbols.ts";
import { frameWidth, unit } from "./inspect.ts";

/** The sheet of paper, or a spot on it with its size, in paper units. */
type Box = readonly [x: number, y: number, width: number, height: number];
type Spot = readonly [x: number, y: number, size: number];

const short = (value: number) => Number(value.toFixed(1));

const ring = ([x, y, width, height]: Box, inset: number) =>
  `M${x + inset} ${y + inset}h${width - 2 * inset}v${height - 2 * inset}h${2 * inset - width}z`;

/** The scale bars of the frame, as dashes: every other degree-like step is inked. */
function ladder([x, y, width, height]: Box, inset: number, thick: number): string {
  const middle = inset + thick / 2;
  const [w, h] = [width - 2 * inset, height - 2 * inset];
  const dash = (long: number) => (long / (Math.round(long / 160) * 2 + 1)).toFixed(3);
  return `<g stroke-width='${thick}'>
<path d='M${x + inset} ${y + middle}h${w}m${-w} ${height - 2 * middle}h${w}' stroke-dasharray='${dash(w)}'/>
<path d='M${x + middle} ${y + inset}v${h}m${width - 2 * middle} ${-h}v${h}' stroke-dasharray='${dash(h)}'/></g>`;
}

export function frame(sheet: Box): string {
  const band = frameWidth * unit;
  const lines = [15, 38, 50, band].map((inset) => ring(sheet, inset)).join("");
  return `<path class='map-paper' d='${ring(sheet, 0)}${ring(sheet, band)}' fill-rule='evenodd'/>
<g class='map-ink'>${ladder(sheet, 38, 12)}
<path d='${lines}' fill='none' stroke-width='2'/>
<path d='${ring(sheet, 24)}' fill='none' stroke-width='7'/></g>`;
}

/** Eight points, each half light and half dark; the dark halves are the light ones in a mirror. */
export function compass([x, y, radius]: Spot): string {
  const at = (angle: number, r: number) =>
    `${short(Math.sin(angle) * r)} ${short(-Math.cos(angle) * r)}`;
  const halves = Array.from({ length: 8 }, (_, i) => {
    const turn = (i * Math.PI) / 4;
    const long = radius * 0.78 * (i % 2 === 0 ? 1 : 0.62);
    return `M0 0L${at(turn - Math.PI / 8, radius * 0.78 * 0.17)}L${at(turn, long)}z`;
  }).join("");
  const r = (part: number) => short(radius * part);
  const north = `M0 ${-r(1.06)}l${r(0.07)} ${r(0.2)} ${-r(0.07)} ${-r(0.05)} ${-r(0.07)} ${r(0.05)}z`;
  return `<g class='map-ink' transform='translate(${x} ${y})' stroke-width='2' stroke-linejoin='round'>
<circle r='${r(0.56)}' fill='none'/><circle r='${r(0.6)}' fill='none'/><circle r='${r(0.3)}' fill='none' stroke-width='1.4'/>
<path class='map-paper' d='${halves}'/><path d='${halves}' transform='scale(-1 1)'/><path d='${north}'/></g>`;
}

/** Where the map's name stands in its cartouche, and how much room it has; see Board.tsx. */
export const nameSpot = ([x, y, width]: Spot): Spot => [x, short(y + width * 0.23 * 0.34), width];

export function cartouche([x, y, width]: Spot): string {
  const [w, h, curl] = [width / 2, width * 0.23, 26];
  const scroll = (grow: number) => {
    const [right, bottom] = [short(w + grow - curl), short(h + grow - curl)];
    const top = -short(h + grow);
    return `M${-right} ${top}H${right}q0 ${curl} ${curl} ${curl}V${bottom}q-${curl} 0-${curl} ${curl}H${-right}q0-${curl}-${curl}-${curl}V${-bottom}q${curl} 0 ${curl}-${curl}z`;
  };
  const rule = `${short(h * 0.64)}h${short(w * 0.5)}`;
  return `<g class='map-ink' transform='translate(${x} ${y})'>
<path d='${scroll(12)}' transform='translate(6 8)' fill='#281905' opacity='.34' stroke='none'/>
<path class='map-paper' d='${scroll(12)}' stroke='none'/>
<path d='${scroll(0)}' fill='none' stroke-width='4'/>
<path d='${scroll(-9)}M${short(-w * 0.62)} ${rule}M${short(w * 0.12)} ${rule}' fill='none' stroke-width='1.4'/>
<g stroke='none'><text y='${short(-h * 0.52)}' font-size='${short(width * 0.062)}' text-anchor='middle' letter-spacing='.34em'>Branchline</text>
<path d='M0 0${symbolPaths.locomotive}' transform='translate(0 ${short(h * 0.62)}) scale(${(width * 0.0032).toFixed(3)})'/></g></g>`;
}
