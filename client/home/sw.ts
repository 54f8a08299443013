/**
 * The service worker: opens the app and the games against computer players without a network.
 *
 * One version is one cache, filled whole before it is used, and every page is served from one cache
 * alone. `files`, `version` and `indexHash` are put in when the client is built (tools/precache.ts);
 * types are stripped there, so this file imports nothing.
 */
declare const files: readonly string[];
declare const version: string;
declare const indexHash: string;

interface Lasting extends Event {
  waitUntil(work: Promise<unknown>): void;
}

interface Fetching extends Lasting {
  readonly request: Request;
  respondWith(answer: Promise<Response>): void;
}

interface Window {
  readonly url: string;
  focus(): Promise<unknown>;
}

interface Home {
  skipWaiting(): Promise<void>;
  readonly clients: {
    claim(): Promise<void>;
    matchAll(options: {
      readonly type: "window";
      readonly includeUncontrolled: boolean;
    }): Promise<readonly Window[]>;
    openWindow(url: string): Promise<unknown>;
  };
  addEventListener(type: "install" | "activate", listener: (event: Lasting) => void): void;
  addEventListener(type: "fetch", listener: (event: Fetching) => void): void;
  addEventListener(type: "message", listener: (event: Lasting & { data: unknown }) => void): void;
  addEventListener(
    type: "notificationclick",
    listener: (
      event: Lasting & {
        readonly notification: { readonly data: { readonly game: string }; close(): void };
      },
    ) => void,
  ): void;
}

const home = self as unknown as Home;
const prefix = "branchline-";
const mine = prefix + version;
const listed = new Set(files);

home.addEventListener("install", (event) => event.waitUntil(fill()));

home.addEventListener("activate", (event) => event.waitUntil(settle()));

home.addEventListener("message", (event) => {
  if (event.data === "take over if alone") event.waitUntil(takeOverIfAlone());
});

home.addEventListener("fetch", (event) => {
  const url = new URL(event.request.url);
  if (event.request.method !== "GET" || url.origin !== location.origin) return;
  if (url.pathname.startsWith("/api/")) return;
  event.respondWith(answer(event.request, url.pathname));
});

home.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(show(`/g/${event.notification.data.game}`));
});

async function fill(): Promise<void> {
  const cache = await caches.open(mine);
  try {
    await cache.addAll(files.map((file) => new Request(file, { cache: "no-cache" })));
    // A deploy may fall between the fetching of this file and of the page: then this version is
    // not whole, and the next one is on its way.
    const page = await cache.match("/");
    if (!page || (await hash(page)) !== indexHash) throw new Error("The page is another version's");
  } catch (error) {
    await caches.delete(mine);
    throw error;
  }
}

async function settle(): Promise<void> {
  const old = (await caches.keys()).filter((name) => name.startsWith(prefix) && name !== mine);
  await Promise.all(old.map((name) => caches.delete(name)));
  // The very first version may serve the page that brought it; a later one only pages it opened.
  if (old.length === 0) await home.clients.claim();
}

async function takeOverIfAlone(): Promise<void> {
  const open = await home.clients.matchAll({ type: "window", includeUncontrolled: true });
  if (open.length <= 1) await home.skipWaiting();
}

async function answer(request: Request, path: string): Promise<Response> {
  const key = request.mode === "navigate" ? "/" : listed.has(path) ? path : undefined;
  if (key === undefined) return fetch(request);
  const cache = await caches.open(mine);
  return (await cache.match(key)) ?? fetch(request);
}

async function show(path: string): Promise<void> {
  const open = await home.clients.matchAll({ type: "window", includeUncontrolled: true });
  const there = open.find((window) => new URL(window.url).pathname.startsWith(path));
  await (there ? there.focus() : home.clients.openWindow(path));
}

async function hash(response: Response): Promise<string> {
  const bytes = await crypto.subtle.digest("SHA-256", await response.arrayBuffer());
  return Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, "0")).join("");
}
