import { expect, test } from "vitest";
import staticHeaders from "../../client/public/_headers?raw";
import { pageHeaders } from "../../worker/headers.ts";
import { call, seated } from "./guest.ts";

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
