/**
 * Coasts and borders are stored as corners; they are drawn as curves through the middles of their
 * edges, with the corners as controls. Twice the beauty for none of the bytes.
 */
export function smooth(corners: string): string {
  let out = "";
  for (const line of corners.split("M").slice(1)) {
    const closed = line.endsWith("z");
    const numbers = (line.match(/-?\d+/g) ?? []).map(Number);
    let [x, y] = [numbers[0]!, numbers[1]!];
    const points: (readonly [number, number])[] = [[x, y]];
    for (let i = 2; i + 1 < numbers.length; i += 2) {
      const [dx, dy] = [numbers[i]!, numbers[i + 1]!];
      const part = 12 / Math.hypot(dx, dy);
      // A long straight edge is the sheet's own: it keeps its corners.
      if (part < 0.05) {
        points.push([x + dx * part, y + dy * part], [x + dx * (1 - part), y + dy * (1 - part)]);
      }
      x += dx;
      y += dy;
      points.push([x, y]);
    }
    const first = points[0]!;
    const last = points.at(-1)!;
    if (closed && first[0] === last[0] && first[1] === last[1]) points.pop();
    out += closed ? around(points) : along(points);
  }
  return out;
}

type Corner = readonly [x: number, y: number];

const middle = (a: Corner, b: Corner) => `${(a[0] + b[0]) / 2} ${(a[1] + b[1]) / 2}`;

function around(points: readonly Corner[]): string {
  const last = points.at(-1)!;
  const curves = points.map((p, i) => {
    const next = points[(i + 1) % points.length]!;
    return `Q${p[0]} ${p[1]} ${middle(p, next)}`;
  });
  return `M${middle(last, points[0]!)}${curves.join("")}z`;
}

function along(points: readonly Corner[]): string {
  const [first, ...rest] = points;
  const last = points.at(-1)!;
  const curves = rest.slice(0, -1).map((p, i) => {
    const next = rest[i + 1]!;
    return `Q${p[0]} ${p[1]} ${i === rest.length - 2 ? `${last[0]} ${last[1]}` : middle(p, next)}`;
  });
  return `M${first![0]} ${first![1]}${curves.join("")}L${last[0]} ${last[1]}`;
}
