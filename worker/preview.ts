/**
 * The page of a game's link. Chats that show a preview of it read who invites, which map, and how
 * many seats are free; nothing in it is secret, also when the link is an invitation.
 */
import { boards } from "../maps/index.ts";
import { pageHeaders } from "./headers.ts";
import { gameName } from "./names.ts";
import type { Room } from "./protocol.ts";
import { statusOf } from "./refused.ts";

interface Preview {
  readonly title: string;
  readonly description: string;
}

/** "Ada", "Ada and Bea", "Ada, Bea and Cem". */
const list = new Intl.ListFormat("en-GB", { type: "conjunction" });

function previewOf(room: Room): Preview {
  const map = boards[room.map]?.name ?? room.map;
  const names = list.format(
    room.seats.filter((seat) => seat.kind !== "open").map((seat) => seat.name),
  );
  const free = room.seats.filter((seat) => seat.kind === "open").length;
  switch (room.status) {
    case "lobby": {
      const host = room.host === null ? undefined : room.seats[room.host]?.name;
      const seats = free === 0 ? "no seat" : free === 1 ? "1 seat" : `${free} seats`;
      return {
        title: host ? `${host} invites you to Branchline` : "A game of Branchline",
        description: `A railway game on the map ${map}: ${seats} free.`,
      };
    }
    case "playing":
      return { title: `${names} play Branchline`, description: `On the map ${map}. Watch them.` };
    case "finished":
    case "ended":
      return {
        title: `${names} played Branchline`,
        description: `On the map ${map}. See how it went.`,
      };
    default:
      return room.status satisfies never;
  }
}

function tagsOf(preview: Preview, map: string, url: URL, game: string): string {
  const tags: [string, string][] = [
    ["og:site_name", "Branchline"],
    ["og:type", "website"],
    ["og:title", preview.title],
    ["og:description", preview.description],
    // Without the invitation that the link itself may carry.
    ["og:url", `${url.origin}/g/${game}`],
    ["og:image", `${url.origin}/maps/${map}-card.jpg`],
    ["twitter:card", "summary_large_image"],
  ];
  return tags
    .map(([name, text]) => `<meta property="${name}" content="${escaped(text)}">`)
    .join("");
}

function escaped(text: string): string {
  return text
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;");
}

export async function pageOf(env: Cloudflare.Env, url: URL): Promise<Response> {
  const game = gameName(url.pathname.split("/")[2] ?? "");
  const [asset, found] = await Promise.all([
    env.ASSETS.fetch(new URL("/", url)),
    // Whatever is wrong with the room, its page opens and can say so.
    game === undefined
      ? undefined
      : env.ROOMS.getByName(game)
          .room()
          .catch(() => undefined),
  ]);
  const headers = new Headers(asset.headers);
  for (const name of ["ETag", "Last-Modified"]) headers.delete(name);
  for (const [name, value] of Object.entries(pageHeaders)) headers.set(name, value);
  headers.set("Cache-Control", "no-cache");
  headers.set("X-Robots-Tag", "noindex");
  const room = found && "ok" in found ? found.ok : undefined;
  const missing =
    game === undefined ? "no-such-game" : found && "failed" in found ? found.failed.code : null;
  const page = new Response(asset.body, {
    status: asset.ok && missing !== null ? statusOf(missing) : asset.status,
    headers,
  });
  if (!room || game === undefined) return page;
  const tags = tagsOf(previewOf(room), room.map, url, game);
  return new HTMLRewriter()
    .on("head", { element: (head) => void head.append(tags, { html: true }) })
    .transform(page);
}
