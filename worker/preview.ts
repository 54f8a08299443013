/** The page of a game's link. */
import { pageHeaders } from "./headers.ts";

export async function pageOf(env: Cloudflare.Env, url: URL): Promise<Response> {
  const page = await env.ASSETS.fetch(new URL("/", url));
  const response = new Response(page.body, page);
  for (const [name, value] of Object.entries(pageHeaders)) response.headers.set(name, value);
  response.headers.set("Cache-Control", "no-cache");
  return response;
}
