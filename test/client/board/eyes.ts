/** Colours as different eyes see them, and how far apart two of them then are. */
export const eyes = ["normal", "protanopia", "deuteranopia", "tritanopia", "gray"] as const;
export type Eye = (typeof eyes)[number];
type Triple = readonly [number, number, number];

const toLinear = (c: number) => (c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4);

/** "#rrggbb" to linear light. */
export function parse(hex: string): Triple {
  const part = (i: number) => toLinear(Number.parseInt(hex.slice(i, i + 2), 16) / 255);
  return [part(1), part(3), part(5)];
}

const times = (m: readonly Triple[], [r, g, b]: Triple): Triple => {
  const row = (i: number) => m[i]![0] * r + m[i]![1] * g + m[i]![2] * b;
  return [row(0), row(1), row(2)];
};

/** Simulation matrices in linear light (Machado, Oliveira and Fernandes 2009, severity 1). */
const matrices: Readonly<Record<Exclude<Eye, "normal" | "gray">, readonly Triple[]>> = {
  protanopia: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deuteranopia: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritanopia: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
};

export function seen(color: Triple, eye: Eye): Triple {
  if (eye === "normal") return color;
  if (eye === "gray") {
    const y = 0.2126 * color[0] + 0.7152 * color[1] + 0.0722 * color[2];
    return [y, y, y];
  }
  const [r, g, b] = times(matrices[eye], color);
  return [Math.max(0, r), Math.max(0, g), Math.max(0, b)];
}

function lab(color: Triple): Triple {
  const [x, y, z] = times(
    [
      [0.4124, 0.3576, 0.1805],
      [0.2126, 0.7152, 0.0722],
      [0.0193, 0.1192, 0.9505],
    ],
    color,
  );
  const f = (t: number) => (t > 0.008856 ? Math.cbrt(t) : 7.787 * t + 16 / 116);
  const [fx, fy, fz] = [f(x / 0.95047), f(y), f(z / 1.08883)];
  return [116 * fy - 16, 500 * (fx - fy), 200 * (fy - fz)];
}

/** CIEDE2000, the difference as people feel it. */
export function difference(a: Triple, b: Triple): number {
  const [l1, a1, b1] = lab(a);
  const [l2, a2, b2] = lab(b);
  const mean = (Math.hypot(a1, b1) + Math.hypot(a2, b2)) / 2;
  const g = 0.5 * (1 - Math.sqrt(mean ** 7 / (mean ** 7 + 25 ** 7)));
  const [ap1, ap2] = [a1 * (1 + g), a2 * (1 + g)];
  const [c1, c2] = [Math.hypot(ap1, b1), Math.hypot(ap2, b2)];
  const turn = 2 * Math.PI;
  const hue = (y: number, x: number) => (x === 0 && y === 0 ? 0 : (Math.atan2(y, x) + turn) % turn);
  const [h1, h2] = [hue(b1, ap1), hue(b2, ap2)];
  let dh = c1 * c2 === 0 ? 0 : h2 - h1;
  if (dh > Math.PI) dh -= turn;
  if (dh < -Math.PI) dh += turn;
  const dH = 2 * Math.sqrt(c1 * c2) * Math.sin(dh / 2);
  const l = (l1 + l2) / 2;
  const c = (c1 + c2) / 2;
  let h = h1 + h2;
  if (c1 * c2 !== 0) {
    if (Math.abs(h1 - h2) > Math.PI) h += h < turn ? turn : -turn;
    h /= 2;
  }
  const deg = (d: number) => (d * Math.PI) / 180;
  const t =
    1 -
    0.17 * Math.cos(h - deg(30)) +
    0.24 * Math.cos(2 * h) +
    0.32 * Math.cos(3 * h + deg(6)) -
    0.2 * Math.cos(4 * h - deg(63));
  const sl = 1 + (0.015 * (l - 50) ** 2) / Math.sqrt(20 + (l - 50) ** 2);
  const sc = 1 + 0.045 * c;
  const sh = 1 + 0.015 * c * t;
  const theta = deg(30) * Math.exp(-((((h * 180) / Math.PI - 275) / 25) ** 2));
  const rt = -2 * Math.sqrt(c ** 7 / (c ** 7 + 25 ** 7)) * Math.sin(2 * theta);
  const [tl, tc, th] = [(l2 - l1) / sl, (c2 - c1) / sc, dH / sh];
  return Math.sqrt(tl * tl + tc * tc + th * th + rt * tc * th);
}
