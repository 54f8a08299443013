/**
 * Keeps one wire to the room alive: dials, notices silence, dials again with growing, jittered
 * pauses, and at once when the phone wakes up. Knows nothing of what is said over the wire.
 */
import { closeCodes } from "../../worker/protocol.ts";
import type { Link } from "../session.ts";
import type { Dial, Wire } from "./socket.ts";

/** How long a ping may stay unanswered before the wire counts as dead. */
export const pongWithin = 2_500;
/** How long a wire may take to open. */
export const openWithin = 8_000;
/** A quiet wire is asked now and then: some phones and routers cut it without saying so. */
export const askEvery = 25_000;

/** Refusals that are over as soon as one comes back. */
const passing: ReadonlySet<number> = new Set([closeCodes.silent, closeCodes.tooFast]);

const firstPause = 400;
const longestPause = 12_000;

/** The pause before try number `tries` (from 0), spread so that a whole table does not dial at once. */
export function pauseBefore(tries: number, random: () => number): number {
  const full = Math.min(longestPause, firstPause * 2 ** tries);
  return Math.round(full * (0.5 + random() / 2));
}

export interface Surroundings {
  now(): number;
  random(): number;
  after(ms: number, run: () => void): () => void;
  /** Calls `wake` whenever the page may have been asleep or the network has changed. */
  onWake(wake: () => void): () => void;
}

export interface Keeper {
  send(data: string): void;
  /** Drops the wire and dials again now, as if it had been lost. */
  again(): void;
  close(): void;
}

export interface Told {
  link(link: Link): void;
  open(): void;
  text(data: string): void;
}

export function keepConnected(dial: Dial, world: Surroundings, told: Told): Keeper {
  let wire: Wire | null = null;
  let open = false;
  let over = false;
  let tries = 0;
  let dialedAt = 0;
  let cancel: (() => void) | undefined;

  function alarm(ms: number, run: () => void) {
    cancel?.();
    cancel = world.after(ms, run);
  }

  function connect() {
    hangUp();
    dialedAt = world.now();
    told.link({ state: "connecting" });
    alarm(openWithin, lost);
    wire = dial({
      open() {
        open = true;
        told.open();
        quiet();
      },
      text(data) {
        // Only a wire that speaks has proved itself; one that opens and dies must not reset the pause.
        tries = 0;
        quiet();
        if (data !== "pong") told.text(data);
      },
      closed(code, reason) {
        if (code >= 4000 && !passing.has(code)) {
          end();
          told.link({ state: "closed", code, reason });
        } else lost();
      },
    });
  }

  function lost() {
    hangUp();
    const pause = pauseBefore(tries, world.random);
    tries += 1;
    told.link({ state: "lost", retryAt: world.now() + pause });
    alarm(pause, connect);
  }

  function end() {
    over = true;
    cancel?.();
    hangUp();
  }

  function hangUp() {
    wire?.drop();
    wire = null;
    open = false;
  }

  function quiet() {
    alarm(askEvery, ask);
  }

  /** Any word back counts as the answer; without one the wire is dead, whatever the browser thinks. */
  function ask() {
    wire?.send("ping");
    alarm(pongWithin, () => {
      tries = 0;
      connect();
    });
  }

  function wake() {
    if (over) return;
    if (open) ask();
    // A page that has just been loaded wakes too; its first call must not be cut off.
    else if (!wire || world.now() - dialedAt > pongWithin) {
      tries = 0;
      connect();
    }
  }

  const stopWaking = world.onWake(wake);
  connect();

  return {
    send(data) {
      if (!open) return;
      wire?.send(data);
      // What was said wants an answer soon, so silence is noticed early.
      alarm(pongWithin, ask);
    },
    again() {
      if (!over) connect();
    },
    close() {
      end();
      stopWaking();
    },
  };
}

/** The browser's own surroundings. */
export const browserSurroundings: Surroundings = {
  now: () => Date.now(),
  random: () => Math.random(),
  after(ms, run) {
    const timer = setTimeout(run, ms);
    return () => clearTimeout(timer);
  },
  onWake(wake) {
    const off = new AbortController();
    const { signal } = off;
    const visible = () => {
      if (document.visibilityState === "visible") wake();
    };
    document.addEventListener("visibilitychange", visible, { signal });
    for (const sign of ["pageshow", "online", "offline"]) addEventListener(sign, wake, { signal });
    return () => off.abort();
  },
};
