/** `npm run maps`: draws every board anew and writes client/board/art. */
import { mkdirSync, writeFileSync } from "node:fs";
import { gzipSync } from "node:zlib";
import { boards } from "../../maps/index.ts";
import { draw } from "./draw.ts";
import { sheets } from "./sheets.ts";

const folder = new URL("../../client/board/art/", import.meta.url);
mkdirSync(folder, { recursive: true });
for (const [id, board] of Object.entries(boards)) {
  const sheet = sheets[id];
  if (!sheet) throw new Error(`There is no sheet for ${id}.`);
  const art = draw(board, sheet);
  const text = `/** Made by \`npm run maps\` from tools/cartography; do not edit. */
import type { BoardArt } from "../types.ts";

export const art: BoardArt = ${JSON.stringify(art)};
`;
  writeFileSync(new URL(`${id}.ts`, folder), text);
  const parts = Object.entries(art).map(
    ([name, value]) => `${name} ${gzipSync(JSON.stringify(value), { level: 9 }).length}`,
  );
  console.log(`${id}: ${gzipSync(text, { level: 9 }).length} bytes gzipped (${parts.join(", ")})`);
}
