import { expect, test } from "vitest";
import staticHeaders from "../../client/public/_headers?raw";
import { pageHeaders } from "../../worker/headers.ts";
import { newGameName } from "../../worker/names.ts";
import { begun } from "./evening.ts";
import { call, origin, seated } from "./guest.ts";

test("static pages and a game's page have the same strict headers", async () => {
  const [first = ""] = staticHeaders.split("\n\n");
  const lines = first.split("\n").slice(1);
  const written = Object.fromEntries(
    lines.map((line) => [line.trim().split(": ")[0], line.trim().split(": ").slice(1).join(": ")]),
  );
  expect(written).toEqual(pageHeaders);
  const { game } = await seated(1, { seats: 2 });
  const page = await call(`/g/${game}`);
  expect(page.status).toBe(200);
  for (const [name, value] of Object.entries(pageHeaders)) {
    expect(page.headers.get(name)).toBe(value);
  }
  const policy = pageHeaders["Content-Security-Policy"] ?? "";
  expect(policy).toContain("script-src 'self';");
  expect(policy).not.toContain("unsafe");
});

test("answers are never cached and errors have a code and a sentence", async () => {
  const missing = await call("/api/nothing");
  expect(missing.status).toBe(404);
  expect(missing.headers.get("Cache-Control")).toBe("no-store");
  expect(missing.headers.get("Referrer-Policy")).toBe("no-referrer");
  expect(await missing.json()).toEqual({
    error: { code: "not-found", message: "There is nothing here." },
  });
});

test("the preview of a link says who invites, which map and how many seats are free, and no secret", async () => {
  const { game, invite, tokens } = await seated(1, { seats: 3, map: "europe" });
  const page = await call(`/g/${game}/${invite}`);
  const html = await page.text();
  const tag = (name: string) =>
    new RegExp(`<meta property="${name}" content="([^"]*)">`).exec(html)?.[1];
  expect(tag("og:title")).toBe("Ada invites you to Branchline");
  expect(tag("og:description")).toBe("A railway game on the map Europe: 2 seats free.");
  expect(tag("og:url")).toBe(`${origin}/g/${game}`);
  expect(tag("og:image")).toBe(`${origin}/maps/europe-card.jpg`);
  for (const secret of [invite, ...tokens]) expect(html).not.toContain(secret);
  expect(page.headers.get("X-Robots-Tag")).toBe("noindex");
});

test("a name in a preview is text, whatever it is", async () => {
  const name = `"><b>&amp;`;
  const { game } = await seated(1, { seats: 2, name });
  const html = await (await call(`/g/${game}`)).text();
  expect(html).toContain("&quot;&gt;&lt;b&gt;&amp;amp; invites you");
  expect(html).not.toContain(`"><b>`);
});

test("a preview tells a game that is played, and one that was", async () => {
  const { game, guests } = await begun(2, { map: "poland" });
  expect(await (await call(`/g/${game}`)).text()).toContain(`"Ada and Bea play Branchline"`);
  for (const guest of guests) await guest.ask({ type: "end", agree: true });
  expect(await (await call(`/g/${game}/replay`)).text()).toContain(
    `"Ada and Bea played Branchline"`,
  );
});

test("the page of an unknown game still opens, as what it is", async () => {
  for (const path of ["/g/nothing", `/g/${newGameName()}`]) {
    const page = await call(path);
    expect(page.status).toBe(404);
    expect(page.headers.get("Content-Type")).toContain("text/html");
    expect(await page.text()).not.toContain("og:");
  }
});
