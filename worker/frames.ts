/** What arrives, checked: a frame or a body gets its type here and nowhere else. */
import * as v from "valibot";
import { colors } from "../maps/board.ts";
import { playerColors } from "../engine/types.ts";
import { limits } from "./limits.ts";
import { type ClientFrame, reactions } from "./protocol.ts";
import { Refused } from "./refused.ts";

const count = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
const small = v.pipe(count, v.maxValue(999));
const text = v.pipe(v.string(), v.maxLength(2400));
const id = v.optional(v.pipe(v.string(), v.minLength(8), v.maxLength(64)));
const level = v.picklist(["easy", "normal", "hard"]);
const clock = v.nullable(v.pipe(v.number(), v.integer(), v.minValue(15), v.maxValue(259_200)));
const map = v.pipe(v.string(), v.maxLength(24));
const seats = v.pipe(v.number(), v.integer(), v.minValue(2), v.maxValue(5));
const color = v.nullable(v.picklist(colors));

const action = v.variant("type", [
  v.object({
    type: v.literal("keepTickets"),
    tickets: v.pipe(v.array(small), v.maxLength(8)),
  }),
  v.object({ type: v.literal("drawCard"), from: v.union([v.literal("deck"), small]) }),
  v.object({ type: v.literal("claimLane"), lane: small, color, locomotives: small }),
  v.object({ type: v.literal("payTunnel"), locomotives: small }),
  v.object({ type: v.literal("abandonTunnel") }),
  v.object({ type: v.literal("drawTickets") }),
  v.object({
    type: v.literal("buildStation"),
    city: v.pipe(v.string(), v.maxLength(64)),
    color,
    locomotives: small,
  }),
  v.object({ type: v.literal("pass") }),
]);

const frame = v.variant("type", [
  v.object({
    type: v.literal("hello"),
    protocol: count,
    token: v.optional(v.string()),
    since: v.optional(count),
  }),
  v.object({ type: v.literal("act"), id, action, seq: v.optional(count) }),
  v.object({
    type: v.literal("options"),
    id,
    map: v.optional(map),
    seats: v.optional(seats),
    clock: v.optional(clock),
    public: v.optional(v.boolean()),
    watching: v.optional(v.boolean()),
    chat: v.optional(v.boolean()),
    late: v.optional(v.boolean()),
  }),
  v.object({ type: v.literal("bot"), id, seat: small, level: v.nullable(level) }),
  v.object({ type: v.literal("remove"), id, seat: small }),
  v.object({ type: v.literal("start"), id }),
  v.object({ type: v.literal("relink"), id, seat: small }),
  v.object({
    type: v.literal("profile"),
    id,
    name: v.optional(text),
    color: v.optional(v.picklist(playerColors)),
  }),
  v.object({ type: v.literal("swap"), id, seat: small }),
  v.object({ type: v.literal("leave"), id }),
  v.object({ type: v.literal("autopilot"), id, seat: small, on: v.boolean() }),
  v.object({ type: v.literal("end"), id, agree: v.boolean() }),
  v.object({ type: v.literal("rematch"), id }),
  v.object({ type: v.literal("chat"), id, text }),
  v.object({ type: v.literal("react"), id, name: v.picklist(reactions) }),
]);

const opening = v.object({
  map,
  seats,
  name: v.optional(text),
  bots: v.optional(v.pipe(v.array(level), v.maxLength(4))),
  clock: v.optional(clock),
  public: v.optional(v.boolean()),
});

// A secret of any length is compared, by its hash: one that is too long is wrong, not malformed.
const sitting = v.object({ invite: v.string(), name: text });

export type Opening = v.InferOutput<typeof opening>;
export type Sitting = v.InferOutput<typeof sitting>;

function why(issues: readonly v.BaseIssue<unknown>[]): string {
  const [first] = issues;
  const at = first?.path?.map((step) => String(step.key)).join(".");
  return at ? `This message is not understood: ${at}.` : "This message is not understood.";
}

function check<T>(schema: v.GenericSchema<unknown, T>, value: unknown): T {
  const parsed = v.safeParse(schema, value, { abortEarly: true });
  if (parsed.success) return parsed.output;
  throw new Refused("malformed", why(parsed.issues));
}

function json(source: string): unknown {
  try {
    return JSON.parse(source);
  } catch {
    throw new Refused("malformed", "This message is not JSON.");
  }
}

/** The id of a frame whose rest may be anything, so that its refusal can be matched. */
function idIn(value: unknown): string | undefined {
  const found = typeof value === "object" && value !== null && "id" in value ? value.id : undefined;
  return typeof found === "string" && found.length <= 64 ? found : undefined;
}

type Read = { readonly frame: ClientFrame } | { readonly refused: Refused; readonly id?: string };

/** Reads one frame; what is wrong with it comes back, with its id where it has one. */
export function readFrame(source: string | ArrayBuffer): Read {
  if (typeof source !== "string") {
    return { refused: new Refused("malformed", "Frames are JSON text.") };
  }
  if (source.length > limits.frame) {
    return { refused: new Refused("too-large", `A message has at most ${limits.frame} letters.`) };
  }
  let value: unknown;
  try {
    value = json(source);
    return { frame: check(frame, value) };
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    const found = idIn(value);
    return found === undefined ? { refused: error } : { refused: error, id: found };
  }
}

export const readOpening = (source: string) => check(opening, json(source));

export const readSitting = (source: string) => check(sitting, json(source));
