import { createServer, type Server as HttpServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, expect, test } from "vitest";
import { beside } from "../../client/words/en/beside.ts";
import { pages } from "../../client/words/en/pages.ts";
import type { Opened, Room, Seated } from "../../worker/protocol.ts";
import { openHouse, phone, troubles } from "./harness.ts";

const house = openHouse();
/** A page of someone else's, with nothing that would hold it back. */
let other: HttpServer;
let evil: string;
beforeAll(async () => {
  other = createServer((_request, response) => {
    response.setHeader("content-type", "text/html").end("<!doctype html><title>Evil</title>");
  });
  await new Promise<void>((resolve) => other.listen(0, "127.0.0.1", resolve));
  evil = `http://evil.test:${(other.address() as AddressInfo).port}/`;
});
afterAll(() => {
  other?.close();
});

async function post<T>(path: string, body: unknown): Promise<T> {
  const answer = await fetch(`${house.server.url}${path}`, {
    method: "POST",
    body: JSON.stringify(body),
  });
  expect(answer.status).toBe(201);
  return (await answer.json()) as T;
}

const open = async () => {
  const context = await phone(house.browser, house.server);
  const page = await context.newPage();
  return { context, page, seen: troubles(page) };
};

test("markup in a name or a chat line is shown as the letters it is made of", async () => {
  const nasty = "<img src=x onerror=p()>";
  const line = '<script>window.pwned=1</script><img src=x onerror="window.pwned=1">&lt;';
  const { game, invite, token } = await post<Opened>("/api/games", {
    map: "usa",
    seats: 2,
    name: nasty,
  });
  const { token: second } = await post<Seated>(`/api/games/${game}/seats`, {
    invite,
    name: "</title><b>B",
  });
  const room = (await (await fetch(`${house.server.url}/api/games/${game}`)).json()) as Room;
  const names = room.seats.map(({ name }) => name);
  expect(names.every((name) => name.includes("<"))).toBe(true);

  const [host, guest] = [await open(), await open()];
  await host.page.goto(`/g/${game}#${token}`);
  await guest.page.goto(`/g/${game}#${second}`);
  await host.page
    .getByText(names[1] ?? "")
    .first()
    .waitFor();
  await host.page.getByRole("button", { name: pages.lobby.start }).tap();
  for (const { page } of [host, guest]) await page.locator(".table .board").waitFor();
  await host.page.keyboard.press("c");
  await host.page.getByLabel(beside.chat.write).fill(line);
  await host.page.getByRole("button", { name: beside.chat.send, exact: true }).tap();
  await guest.page.keyboard.press("c");
  for (const { page } of [host, guest]) {
    await page.getByText(line).first().waitFor();
    await page
      .getByText(names[0] ?? "")
      .first()
      .waitFor();
    expect(await page.evaluate(() => "pwned" in window)).toBe(false);
    expect(await page.locator('img[src="x"], main script, .plates b b').count()).toBe(0);
  }
  // The worker writes into the page of a link, too.
  const html = await (await fetch(`${house.server.url}/g/${game}`)).text();
  for (const name of names) expect(html).not.toContain(name);
  for (const { context, seen } of [host, guest]) {
    await context.close();
    expect(seen).toEqual([]);
  }
});

test("a page of another site can open no socket, take no seat, and frame no game", async () => {
  const { game, invite } = await post<Opened>("/api/games", { map: "usa", seats: 2, name: "Ada" });
  const context = await house.browser.newContext();
  const page = await context.newPage();
  await page.goto(evil);
  const closed = await page.evaluate(
    (url) =>
      new Promise<{ code: number; heard: number }>((resolve) => {
        const socket = new WebSocket(url);
        let heard = 0;
        socket.addEventListener("open", () => socket.send('{"type":"hello","protocol":1}'));
        socket.addEventListener("message", () => (heard += 1));
        socket.addEventListener("close", ({ code }) => resolve({ code, heard }));
      }),
    `${house.server.url.replace("http", "ws")}/api/games/${game}/socket`,
  );
  expect(closed).toEqual({ code: 4403, heard: 0 });

  const path = `${house.server.url}/api/games/${game}`;
  await page.evaluate(
    async ([url, body]) => {
      // As a form would: no permission asked, the answer unseen.
      await fetch(url ?? "", { method: "POST", mode: "no-cors", body: body ?? "" });
    },
    [`${path}/seats`, JSON.stringify({ invite, name: "Mallory" })],
  );
  const read = await page.evaluate(async (url) => {
    try {
      return await (await fetch(url)).text();
    } catch {
      return "unread";
    }
  }, path);
  expect(read).toBe("unread");
  const room = (await (await fetch(path)).json()) as Room;
  expect(room.seats.map(({ kind }) => kind)).toEqual(["person", "open"]);

  await page.evaluate((url) => {
    const frame = document.createElement("iframe");
    frame.src = url;
    document.body.append(frame);
    return new Promise((resolve) => frame.addEventListener("load", resolve));
  }, `${house.server.url}/g/${game}`);
  const inner = page.frames().find((frame) => frame !== page.mainFrame());
  expect(inner?.url()).toMatch(/^chrome-error:/);
  await context.close();
});

test("the secret of a seat stays in the browser: in no address and no referrer", async () => {
  const { game, token } = await post<Opened>("/api/games", { map: "usa", seats: 2, name: "Ada" });
  const { context, page, seen } = await open();
  const told: string[] = [];
  page.on("request", (request) => {
    told.push(request.url().split("#")[0] ?? "", request.headers()["referer"] ?? "");
  });
  await page.goto(`/g/${game}#${token}`);
  await page.getByRole("button", { name: pages.lobby.start }).waitFor();
  expect(told.length).toBeGreaterThan(2);
  expect(told.filter((text) => text.includes(token ?? "?"))).toEqual([]);
  // Nor in what someone sees who looks over a shoulder, or at a screenshot.
  expect(page.url()).not.toContain(token);
  await context.close();
  expect(seen).toEqual([]);
});
