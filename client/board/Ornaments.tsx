/** What makes a sheet a wall map: its frame, the title in a cartouche, the compass rose. */
import { still } from "./still.ts";
import { symbolPaths } from "./symbols.tsx";
import type { BoardArt } from "./types.ts";

/** Width of the frame in paper units; the same as frameWidth in tools/cartography. */
const band = 62;

/** The scale bars of the frame: every other degree-like step is inked. */
function ladder([x, y, width, height]: BoardArt["sheet"], inset: number, thick: number): string {
  const [w, h] = [width - 2 * inset, height - 2 * inset];
  const [nx, ny] = [Math.round(w / 160) * 2 + 1, Math.round(h / 160) * 2 + 1];
  let out = "";
  for (let i = 0; i < nx; i += 2) {
    const [a, l] = [x + inset + (i * w) / nx, w / nx];
    for (const top of [y + inset, y + height - inset - thick]) {
      out += `M${a.toFixed(1)} ${top}h${l.toFixed(1)}v${thick}h${(-l).toFixed(1)}z`;
    }
  }
  for (let i = 0; i < ny; i += 2) {
    const [a, l] = [y + inset + (i * h) / ny, h / ny];
    for (const left of [x + inset, x + width - inset - thick]) {
      out += `M${left} ${a.toFixed(1)}v${l.toFixed(1)}h${thick}v${(-l).toFixed(1)}z`;
    }
  }
  return out;
}

const ring = ([x, y, width, height]: BoardArt["sheet"], inset: number) =>
  `M${x + inset} ${y + inset}h${width - 2 * inset}v${height - 2 * inset}h${2 * inset - width}z`;

export const Frame = still(({ art }: { readonly art: BoardArt }) => {
  const hole = ([x, y, width, height]: BoardArt["sheet"], inset: number) =>
    `M${x + inset} ${y + inset}v${height - 2 * inset}h${width - 2 * inset}v${2 * inset - height}z`;
  return (
    <g class="frame">
      <path class="frame-desk" d={ring(art.sheet, -120) + hole(art.sheet, 0)} />
      <path class="frame-shade" d={ring(art.sheet, -9) + hole(art.sheet, 0)} />
      <path class="frame-paper" d={ring(art.sheet, 0) + hole(art.sheet, band)} />
      <path class="frame-ink" d={ladder(art.sheet, 38, 12)} />
      <path
        class="frame-line"
        d={ring(art.sheet, 38) + ring(art.sheet, 50) + ring(art.sheet, band)}
      />
      <path class="frame-line heavy" d={ring(art.sheet, 24)} />
      <path class="frame-line" d={ring(art.sheet, 15)} />
    </g>
  );
});

/** Eight points, each half light and half dark. */
function rose(radius: number): { readonly light: string; readonly dark: string } {
  let light = "";
  let dark = "";
  for (let i = 0; i < 8; i++) {
    const long = (i % 2 === 0 ? 1 : 0.62) * radius;
    const angle = (i * Math.PI) / 4;
    const tip = `${(Math.sin(angle) * long).toFixed(1)} ${(-Math.cos(angle) * long).toFixed(1)}`;
    const waist = (turn: number) =>
      `${(Math.sin(angle + turn) * radius * 0.17).toFixed(1)} ${(-Math.cos(angle + turn) * radius * 0.17).toFixed(1)}`;
    light += `M0 0L${waist(-Math.PI / 8)}L${tip}z`;
    dark += `M0 0L${waist(Math.PI / 8)}L${tip}z`;
  }
  return { light, dark };
}

export const Compass = still(({ art }: { readonly art: BoardArt }) => {
  const [x, y, radius] = art.compass;
  const { light, dark } = rose(radius * 0.78);
  return (
    <g class="compass" transform={`translate(${x} ${y})`}>
      <circle class="compass-line" r={radius * 0.56} />
      <circle class="compass-line" r={radius * 0.6} />
      <circle class="compass-line thin" r={radius * 0.3} />
      <path class="compass-light" d={light} />
      <path class="compass-dark" d={dark} />
      <path
        class="compass-dark"
        d={`M0${-radius * 1.06}l${radius * 0.07} ${radius * 0.2}-${radius * 0.07}-${radius * 0.05}-${radius * 0.07} ${radius * 0.05}z`}
      />
    </g>
  );
});

export const Title = still(({ art, title }: { readonly art: BoardArt; readonly title: string }) => {
  const [x, y, width] = art.title;
  const w = width / 2;
  const h = width * 0.23;
  // The longer the name, the smaller its letters.
  const size = Math.min(width * 0.25, (width * 1.16) / Math.max(4, title.length));
  const scroll = (grow: number) => {
    const [a, b, c] = [w + grow, h + grow, 26];
    return `M${-a + c} ${-b}H${a - c}q0 ${c} ${c} ${c}V${b - c}q${-c} 0 ${-c} ${c}H${-a + c}q0 ${-c} ${-c} ${-c}V${-b + c}q${c} 0 ${c} ${-c}z`;
  };
  return (
    <g class="title" transform={`translate(${x} ${y})`}>
      <path class="title-shadow" d={scroll(12)} transform="translate(6 8)" />
      <path class="title-paper" d={scroll(12)} />
      <path class="title-line" d={scroll(0)} />
      <path class="title-line thin" d={scroll(-9)} />
      <text class="title-small" y={-h * 0.52} font-size={width * 0.062}>
        Branchline
      </text>
      <text class="title-name" y={h * 0.34} font-size={size}>
        {title}
      </text>
      <path
        class="title-line thin"
        d={`M${-w * 0.62} ${h * 0.64}h${w * 0.5}M${w * 0.12} ${h * 0.64}h${w * 0.5}`}
      />
      <path
        class="title-ink"
        d={`M0 0${symbolPaths.locomotive}`}
        transform={`translate(0 ${h * 0.62}) scale(${width * 0.0032})`}
      />
    </g>
  );
});
