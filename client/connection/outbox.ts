/** Frames sent and not yet answered. Each keeps its id, so that sending it again does nothing twice. */
import type { ClientFrame } from "../../worker/protocol.ts";
import type { Answer } from "../session.ts";
import type { Surroundings } from "./reconnect.ts";

export interface Outbox {
  send(frame: ClientFrame): Promise<Answer>;
  answer(id: string, answer: Answer): void;
  /** After a lost connection: everything unanswered goes out again, in order. */
  resend(): void;
  /** The room will not hear us any more. */
  giveUp(why: string): void;
}

/** Longer than this nobody waits for: the refusal is told instead. */
const patience = 3_000;

/** 96 random bits. `randomUUID` is missing where a phone opens the page without https. */
export function randomId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

export function createOutbox(say: (data: string) => void, world: Surroundings): Outbox {
  const waiting = new Map<string, { readonly data: string; settle(answer: Answer): void }>();
  return {
    send(frame) {
      const id = randomId();
      const data = JSON.stringify({ ...frame, id });
      return new Promise((settle) => {
        waiting.set(id, { data, settle });
        say(data);
      });
    },
    answer(id, answer) {
      const letter = waiting.get(id);
      if (!letter) return;
      const pause = "refused" in answer ? answer.refused.retryAfter : undefined;
      if (pause !== undefined && pause <= patience) {
        world.after(pause, () => waiting.has(id) && say(letter.data));
        return;
      }
      waiting.delete(id);
      letter.settle(answer);
    },
    resend() {
      for (const { data } of waiting.values()) say(data);
    },
    giveUp(why) {
      for (const { settle } of waiting.values())
        settle({ refused: { code: "offline", message: why } });
      waiting.clear();
    },
  };
}
