/** Something the room will not do: a code for programs, a sentence for people. */
export type RoomCode =
  | "malformed"
  | "too-large"
  | "too-fast"
  | "no-such-game"
  | "gone"
  | "no-such-map"
  | "no-such-seat"
  | "no-name"
  | "bad-invite"
  | "bad-token"
  | "foreign-origin"
  | "hello-first"
  | "not-seated"
  | "not-host"
  | "not-yours"
  | "not-away"
  | "not-person"
  | "not-in-lobby"
  | "not-playing"
  | "not-over"
  | "no-free-seat"
  | "seat-taken"
  | "seat-empty"
  | "color-taken"
  | "few-players"
  | "too-many-seats"
  | "too-many-bots"
  | "stale"
  | "chat-off"
  | "empty-chat"
  | "not-found"
  | "internal";

export class Refused extends Error {
  readonly code: RoomCode;
  /** Milliseconds after which it may be tried again. */
  readonly retryAfter: number | undefined;

  constructor(code: RoomCode, message: string, retryAfter?: number) {
    super(message);
    this.name = "Refused";
    this.code = code;
    this.retryAfter = retryAfter;
  }
}

/** What a call into an object answers: errors do not keep their class on the way out of it. */
export type Outcome<T> =
  | { readonly ok: T }
  | { readonly failed: { readonly code: RoomCode; readonly message: string } };

export function outcome<T>(work: () => T): Outcome<T> {
  try {
    return { ok: work() };
  } catch (error) {
    if (error instanceof Refused) return { failed: { code: error.code, message: error.message } };
    throw error;
  }
}

const statuses: Partial<Record<RoomCode, 403 | 404 | 409 | 410 | 413 | 429>> = {
  "too-large": 413,
  "too-fast": 429,
  "no-such-game": 404,
  "not-found": 404,
  gone: 410,
  "bad-invite": 403,
  "foreign-origin": 403,
  "no-free-seat": 409,
  "not-over": 409,
};

/** The HTTP status that fits a code. */
export const statusOf = (code: RoomCode) => statuses[code] ?? 400;
