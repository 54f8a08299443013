/** State and intents of the table, in one place. Board and text view are two faces of it. */
import { batch, computed, effect, signal } from "@preact/signals";
import { isClosed } from "../../engine/barrier.ts";
import { draws } from "../../engine/draws.ts";
import { tableOf } from "../../engine/table.ts";
import type { Action, Card, GameEvent, State } from "../../engine/types.ts";
import { keep, recall } from "../device/memory.ts";
import { lessMotion, settings } from "../device/settings.ts";
import { type Deed, tell } from "../planner/story.ts";
import type { Plans } from "../planner/warnings.ts";
import { planTicket } from "../planner/ways.ts";
import type { Answer, Session } from "../session.ts";
import { words, wordsSoon } from "../words/index.ts";
import { refusalText } from "../words/refusal.ts";
import { beside, besideSoon, fetchBeside } from "./later.tsx";
import { type Paced, paced } from "./pace.ts";
import { deedText, namesOf } from "./telling.ts";
import {
  type Controller,
  type Notice,
  type Risen,
  type Sheet,
  type Watcher,
  nothingCovered,
} from "./types.ts";

export type { Controller, Sheet };

const noPlans: Plans = new Map();
/** Within this many ms the same move again is a finger that bounced. */
const doubleTap = 350;
const reactionLasts = 3200;
const newsLast = 5000;

export function createController(session: Session): Controller {
  const sheet = signal<Sheet | null>(null);
  const color = signal<Card | null>(null);
  const ticket = signal<number | null>(null);
  const kept = signal<ReadonlySet<number>>(new Set());
  const notice = signal<Notice | null>(null);
  /** Sentences are asked for their words when they are read: these may still be on their way. */
  const spoken = signal<readonly (() => string)[]>([]);
  const chatSeen = signal(session.chat.peek().length);
  const watchers = new Set<Watcher>();
  const visible = signal(document.visibilityState === "visible");
  const look = () => (visible.value = document.visibilityState === "visible");
  document.addEventListener("visibilitychange", look);
  let lastAct = { key: "", at: 0 };
  let noticeTimer: ReturnType<typeof setTimeout> | undefined;

  const me = session.seat;
  const table = computed(() => (session.board.value ? tableOf(session.board.value) : undefined));
  const names = computed(() => namesOf(session.room.value, me.value));

  const seenKey = `seen.${session.game}`;
  /** How many events someone at this device has seen. */
  let seen = recall(seenKey, (n) => (typeof n === "number" ? n : undefined)) ?? 0;
  /** Where the game stood when we were last here: until we come, while nobody looks or the line is cut. */
  let leftAt: number | null = seen;
  const shown: Paced = paced(session, {
    hurry: () => lessMotion() || !visible.peek(),
    onEvent(event, before, after) {
      for (const watcher of watchers) watcher(event, before, after);
      react(event, before, after);
    },
    onJump: remember,
  });
  const { view } = shown;

  const mine = computed(() => (me.value === null ? undefined : view.value?.seats[me.value]));
  const deeds = computed(() => tell(session.events.value.slice(0, shown.count.value)));
  const busy = computed(
    () => session.pending.value !== null || shown.count.value < session.events.value.length,
  );
  const legal = computed<readonly Action[]>(() => {
    const [on, state, seat] = [table.value, view.value, me.value];
    if (!on || !state || seat === null || busy.value) return [];
    if (session.room.value?.status !== "playing") return [];
    const drawing = draws(state, seat);
    // To draw is all that a first move needs; where it cannot be, the rest is waited for.
    const rest = drawing.length > 0 || state.turn !== seat ? beside.value : besideSoon();
    return rest ? rest.legalActions(on, state, seat) : drawing;
  });
  const legalKeys = computed(() => new Set(legal.value.map((one) => JSON.stringify(one))));
  const plans = computed(() => plansOf(view.value));
  const closed = computed<ReadonlySet<number>>((): ReadonlySet<number> => {
    const [on, state] = [table.value, view.value];
    if (!on || !state) return new Set();
    return new Set(state.owners.flatMap((_, lane) => (isClosed(on, state, lane) ? [lane] : [])));
  });

  function plansOf(state: State | undefined): Plans {
    const [on, seat] = [table.value, me.value];
    const held = seat === null ? undefined : state?.seats[seat];
    if (!on || !state || seat === null || !held) return noPlans;
    const offered = held.offer && typeof held.offer.tickets !== "number" ? held.offer.tickets : [];
    const tickets = typeof held.tickets === "number" ? [] : held.tickets;
    return new Map([...tickets, ...offered].map((t) => [t, planTicket(on, state, seat, t)]));
  }

  function say(sentence: () => string) {
    spoken.value = [sentence];
  }

  function add(sentence: () => string) {
    spoken.value = [...spoken.peek(), sentence];
  }

  function tellNotice(next: Notice, ms = newsLast) {
    clearTimeout(noticeTimer);
    notice.value = next;
    noticeTimer = setTimeout(() => (notice.value = null), ms);
  }

  function remember(count: number) {
    if (!visible.peek() || count <= seen) return;
    seen = count;
    keep(seenKey, seen);
  }

  const risen = signal<readonly Risen[]>([]);
  let reacted = 0;
  const stopReactions = session.onReaction((seat, name) => {
    const one: Risen = { key: reacted++, seat, name };
    risen.value = [...risen.peek().slice(-4), one];
    setTimeout(() => (risen.value = risen.peek().filter((other) => other !== one)), reactionLasts);
  });

  const stopLeaving = effect(() => {
    const here = session.link.value.state === "open" && visible.value;
    const count = session.view.value ? session.events.value.length : 0;
    if (!here) leftAt ??= count;
    else if (leftAt !== null && count > 0) {
      if (leftAt > 0 && leftAt < count) welcomeBack(leftAt);
      leftAt = null;
      remember(count);
    }
  });

  function welcomeBack(since: number) {
    const others = tell(session.events.peek()).some(
      (deed) =>
        deed.at > since && "seat" in deed && deed.seat !== me.peek() && deed.kind !== "began",
    );
    if (others) sheet.value = { kind: "away", since };
  }

  /** What the table itself says about an event, to eyes and to ears that read the screen aloud. */
  function react(event: GameEvent, before: State | undefined, after: State) {
    remember(shown.count.peek());
    const on = table.peek();
    if (!on) return;
    const told = deeds.peek().at(-1);
    const last = told?.at === shown.count.peek() ? told : undefined;
    if (last) say(() => deedText(on, last, names.value));
    switch (event.type) {
      case "ticketsOffered":
        if (event.seat === me.peek()) {
          kept.value = new Set();
          sheet.value = null;
        }
        return;
      case "ticketsKept":
        if (event.seat === me.peek()) ticket.value = null;
        return;
      case "tunnelPriced":
        // Whatever was opened while the cards were turned up, the question lies on top of it.
        if (event.seat === me.peek() && event.extra > 0) {
          sheet.value = null;
          add(() => wordsSoon("beside")?.status.tunnel(event.extra) ?? "");
        }
        return;
      case "turnStarted":
        lastAct = { key: "", at: 0 };
        if (event.seat === me.peek()) add(() => words.value.table.status.yourTurn);
        return;
      case "laneClaimed":
      case "countryCardsTaken":
      case "lastRound":
        void tellNews(event, last, plansOf(before), plansOf(after));
        return;
      default:
    }
  }

  /** What else it means: tickets completed or cut off, the last round. */
  async function tellNews(event: GameEvent, deed: Deed | undefined, before: Plans, after: Plans) {
    const at = performance.now();
    const { newsOf } = await fetchBeside();
    // Old news would only lie on top of each other.
    if (performance.now() - at > newsLast) return;
    for (const { aloud, ms, ...one } of newsOf(controller, event, deed, before, after)) {
      tellNotice(one, ms);
      if (aloud) add(() => one.text);
    }
  }

  async function act(action: Action): Promise<Answer | null> {
    if (busy.peek()) return null;
    if (!may(action)) {
      await explain(action);
      return null;
    }
    // The second tap of a double tap may come after the answer to the first.
    const key = JSON.stringify(action);
    const now = performance.now();
    if (key === lastAct.key && now - lastAct.at < doubleTap) return null;
    lastAct = { key, at: now };
    batch(() => {
      sheet.value = null;
      color.value = null;
    });
    const answer = await session.act(action);
    await tellRefusal(answer);
    return answer;
  }

  async function tellRefusal(answer: Answer): Promise<void> {
    if (!("refused" in answer)) return;
    const text = await refusalText(answer.refused);
    tellNotice({ tone: "bad", title: "refused", text }, 8000);
    say(() => text);
  }

  /** Touched what cannot be had now: say why, as quietly as it was tried. */
  async function explain(action: Action): Promise<void> {
    const at = shown.count.peek();
    const text = (await fetchBeside()).whyNotNow(controller, action);
    // Once the table has gone on, nobody asks any more.
    if (!text || shown.count.peek() !== at) return;
    tellNotice({ tone: "plain", text }, 3000);
    say(() => text);
  }

  function may(action: Action): boolean {
    return action.type === "keepTickets"
      ? mine.value?.offer !== null
      : legalKeys.value.has(JSON.stringify(action));
  }

  const controller: Controller = {
    session,
    table,
    view,
    me,
    mine,
    names,
    legal,
    busy,
    plans,
    deeds,
    closed,
    sheet,
    color,
    ticket,
    kept,
    notice,
    said: computed(() => spoken.value.flatMap((sentence) => sentence() || []).join(" ")),
    risen,
    // What comes while the chat lies open is read.
    unread: computed(() =>
      sheet.value?.kind === "chat" ? 0 : Math.max(0, session.chat.value.length - chatSeen.value),
    ),
    camera: null,
    covered: nothingCovered,
    show(next) {
      batch(() => {
        if (next?.kind === "chat" || sheet.peek()?.kind === "chat")
          chatSeen.value = session.chat.peek().length;
        sheet.value = next;
        if (next) color.value = null;
        if (next?.kind !== "tickets") ticket.value = null;
      });
    },
    clear() {
      batch(() => {
        sheet.value = null;
        color.value = null;
        ticket.value = null;
      });
    },
    pickColor(card) {
      batch(() => {
        color.value = card === color.peek() ? null : card;
        sheet.value = null;
        ticket.value = null;
        if (color.value) say(() => besideSoon()?.paysText(controller) ?? "");
      });
    },
    pickTicket(one) {
      ticket.value = one === ticket.peek() ? null : one;
    },
    toggleKept(one) {
      const next = new Set(kept.peek());
      if (!next.delete(one)) next.add(one);
      kept.value = next;
      ticket.value = one;
    },
    dismiss() {
      clearTimeout(noticeTimer);
      notice.value = null;
    },
    may,
    act,
    tapLane(lane) {
      // Never waited for: a claim that comes late might be one of another turn.
      const one = settings.peek().confirm ? undefined : beside.peek()?.onlyClaim(controller, lane);
      if (one && may(one)) void act(one);
      else controller.show({ kind: "lane", lane });
    },
    async request(frame) {
      await tellRefusal(await session.send(frame));
    },
    watch(watcher) {
      watchers.add(watcher);
      return () => watchers.delete(watcher);
    },
    dispose() {
      clearTimeout(noticeTimer);
      document.removeEventListener("visibilitychange", look);
      stopLeaving();
      stopReactions();
      shown.stop();
    },
  };
  return controller;
}
