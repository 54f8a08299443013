/**
 * A second device of a seat that plays by itself: it holds the same token as the page in the
 * browser, so a whole game goes by on the page's table in seconds.
 */
import { bots } from "../../engine/bots/index.ts";
import { rulesFor } from "../../engine/index.ts";
import type { GameEvent, State } from "../../engine/types.ts";
import { boards } from "../../maps/index.ts";
import type { ServerFrame } from "../../worker/protocol.ts";

/** Plays the seat until the game is over. */
export function drive(url: string, game: string, token: string): Promise<void> {
  const socket = new WebSocket(`${url.replace("http", "ws")}/api/games/${game}/socket`);
  let events: GameEvent[] = [];
  let state: State | undefined;
  let seat: number | null = null;
  let asked = -1;
  const { promise, resolve, reject } = Promise.withResolvers<void>();

  const hear = (frame: ServerFrame): void => {
    if (frame.type === "welcome") {
      ({ seat } = frame);
      events = [];
      state = undefined;
    }
    if (frame.type !== "welcome" && frame.type !== "events") return;
    const [first] = events.concat(frame.events);
    const board = first?.type === "started" ? boards[first.map] : undefined;
    if (!board || seat === null) return;
    const rules = rulesFor(board);
    for (const event of frame.events) {
      state = rules.evolve(state, event);
      events.push(event);
    }
    if (!state) return;
    if (state.result) {
      socket.close();
      resolve();
      return;
    }
    if (rules.legalActions(state, seat).length === 0 || asked === events.length) return;
    asked = events.length;
    const { action } = bots.greedy(rules, { view: state, events, seat }, `${token}:${asked}`);
    socket.send(JSON.stringify({ type: "act", id: `driver-${seat}-${asked}`, action }));
  };

  socket.addEventListener("open", () =>
    socket.send(JSON.stringify({ type: "hello", protocol: 1, token })),
  );
  socket.addEventListener("message", ({ data }) => hear(JSON.parse(String(data)) as ServerFrame));
  socket.addEventListener("close", ({ code, reason }) =>
    code >= 4000 ? reject(new Error(`${code} ${reason}`)) : undefined,
  );
  return promise;
}
