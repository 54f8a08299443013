/** Chat and reactions: text of people at the table, kept for the game, apart from its log. */
import type { Hall } from "./hall.ts";
import type { Said } from "./ledger.ts";
import { Bucket, limits } from "./limits.ts";
import type { ChatLine, Reaction } from "./protocol.ts";
import { Refused } from "./refused.ts";
import type { Sheet } from "./sheet.ts";
import { cleanChat } from "./text.ts";

const seatOf = (sheet: Sheet, hash: string) => {
  const seat = sheet.seats.findIndex((one) => one.hash === hash);
  return seat < 0 ? null : seat;
};

/** What was said lately, as a newcomer gets it. */
export function chatLines(all: readonly Said[], sheet: Sheet): ChatLine[] {
  const lines = all.flatMap(({ hash, name, text, at }) =>
    text === undefined ? [] : [{ seat: seatOf(sheet, hash), name, text, at }],
  );
  return lines.slice(-limits.chatShown);
}

/** Remembers how fast each person talks; a wake forgets it. */
export class Pace {
  private readonly buckets = new Map<string, Bucket>();

  check(hash: string, now: number): void {
    const bucket = this.buckets.get(hash) ?? new Bucket(limits.chat, now);
    this.buckets.set(hash, bucket);
    const wait = bucket.take(now);
    if (wait > 0) throw new Refused("too-fast", "That was a lot at once. Wait a moment.", wait);
  }
}

type Words = { readonly text: string } | { readonly react: Reaction };

/** Says it to everyone, once: a line whose id is known has been said. */
export function say(
  hall: Hall,
  pace: Pace,
  seat: number,
  words: Words,
  id: string | undefined,
  now: number,
): void {
  const record = hall.sheet.seats[seat];
  if (!record || record.hash === null) throw new Refused("not-seated", "Only players can talk.");
  const { hash, name } = record;
  const known = hall.ledger.readChat();
  if (id !== undefined && known.some((said) => said.hash === hash && said.id === id)) return;
  if (!hall.sheet.chat) throw new Refused("chat-off", "The host has muted the chat.");
  const text = "text" in words ? cleanChat(words.text) : undefined;
  if (text === "") throw new Refused("empty-chat", "There is nothing to say in that.");
  pace.check(hash, now);
  const kept = id === undefined ? {} : { id };
  hall.ledger.writeSaid(
    { hash, name, ...words, ...(text ? { text } : {}), at: now, ...kept },
    limits.chatKept,
  );
  const frame = JSON.stringify(
    "react" in words
      ? { type: "react", seat, name: words.react }
      : { type: "chat", seat, name, text, at: now },
  );
  hall.toAll(() => frame);
}
