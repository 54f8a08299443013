/** How much of everything is enough. Each limit has its own clear answer where it is applied. */
export const limits = {
  /** Bytes of an HTTP body. */
  body: 4096,
  /** UTF-16 units of a frame from a client. */
  frame: 4096,
  /** Frames a second from one socket, and how many may come at once. */
  frames: { perSecond: 20, burst: 60 },
  /** Those of them that are no moves: each may write a row and be told to everyone. */
  changes: { perSecond: 3, burst: 40 },
  /** Frames past the limit before the socket is closed. */
  patience: 200,
  /** Chat lines and reactions of one person. */
  chat: { perSecond: 0.5, burst: 6 },
  chatKept: 400,
  chatShown: 100,
  /** Games a minute from one address. */
  games: 20,
  /** Sockets of one room: in all, watching, and of one seat. */
  sockets: 1500,
  watchers: 1200,
  devices: 8,
  /** Sockets that never said hello are closed after this when the room is crowded. */
  helloWithin: 10_000,
} as const;

/** A bucket that holds `burst` and refills with time; it is in memory only and may be forgotten. */
export class Bucket {
  readonly perSecond: number;
  readonly burst: number;
  private level: number;
  private at: number;

  constructor(rate: { readonly perSecond: number; readonly burst: number }, now: number) {
    this.perSecond = rate.perSecond;
    this.burst = rate.burst;
    this.level = rate.burst;
    this.at = now;
  }

  /** 0 when it may pass, else the milliseconds to wait. */
  take(now: number): number {
    const refill = (Math.max(0, now - this.at) / 1000) * this.perSecond;
    this.level = Math.min(this.burst, this.level + refill);
    this.at = now;
    if (this.level >= 1) {
      this.level -= 1;
      return 0;
    }
    return Math.ceil(((1 - this.level) / this.perSecond) * 1000);
  }
}
