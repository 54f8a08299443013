/** The colours as palette.css lists them: a ground and what is drawn on it, by name. */
import { readFileSync } from "node:fs";
import { join } from "node:path";

const css = readFileSync(join(import.meta.dirname, "../../client/board/palette.css"), "utf8");

export interface Tint {
  readonly ground: string;
  readonly ink: string;
}

export function paletteOf(kind: "card" | "livery"): Readonly<Record<string, Tint>> {
  const rule = new RegExp(
    `\\[data-${kind}="(\\w+)"\\] \\{\\s*--c: (#[0-9a-f]{6});\\s*--on: (#[0-9a-f]{6});`,
    "g",
  );
  return Object.fromEntries(
    [...css.matchAll(rule)].map(([, name, ground, ink]) => [name, { ground, ink } as Tint]),
  );
}
