/** Tickets turn over one by one, paths light up, points add up; a tap goes on, a key skips it all. */
import { useSignal } from "@preact/signals";
import { useEffect, useMemo } from "preact/hooks";
import type { Result, State } from "../../engine/types.ts";
import type { Board } from "../../maps/board.ts";
import type { Room } from "../../worker/protocol.ts";
import type { Lit } from "../board/types.ts";
import { lessMotion } from "../device/settings.ts";
import { Stage } from "../replay/Stage.tsx";
import { wordsOf } from "../words/index.ts";
import { useTitle } from "../pages/Page.tsx";
import { cityName } from "./cityName.ts";
import { showOf, type ShowStep } from "./show.ts";
import { Tally } from "./Tally.tsx";
import "./show.css";

interface ShowProps {
  readonly board: Board;
  readonly view: State;
  readonly room: Room;
  readonly result: Result;
  /** On a screen nobody stands at: it goes on by itself, without anything to press. */
  readonly sofa?: boolean;
  readonly title?: string;
  readonly onOver: () => void;
}

const stepMs = 1900;

export function Show({ board, view, room, result, sofa = false, title, onOver }: ShowProps) {
  const t = wordsOf("end");
  const name = title ?? t.title;
  const heading = useTitle(name);
  const steps = useMemo(() => showOf(board, result), [board, result]);
  const at = useSignal(0);
  const step = steps[at.value];
  const next = () => {
    if (at.peek() >= steps.length - 1) onOver();
    else at.value += 1;
  };
  useEffect(() => {
    // Without motion nothing runs by itself: one goes on at one's own pace.
    if (!sofa && lessMotion()) return undefined;
    const timer = setTimeout(next, step?.kind === "longest" ? stepMs * 2 : stepMs);
    return () => clearTimeout(timer);
  }, [at.value]);
  useEffect(() => {
    if (!sofa) return undefined;
    const press = ({ key }: KeyboardEvent) => {
      if (key === "Escape") onOver();
      else if (key === "Enter" || key === "ArrowRight") next();
    };
    document.addEventListener("keydown", press);
    return () => document.removeEventListener("keydown", press);
  }, [sofa]);
  if (!step) return null;
  const moved = "seat" in step ? [step.seat] : step.kind === "longest" ? step.seats : [];
  const goal = Math.max(1, ...steps.flatMap(({ totals }) => totals));
  return (
    <main class="endshow">
      <h1 ref={heading} tabIndex={-1} class="unseen">
        {name}
      </h1>
      <Stage
        board={board}
        view={view}
        colors={room.seats.map((seat) => seat.color)}
        label={t.title}
        lit={useMemo(() => litFor(step, board), [step, board])}
      />
      <p class={`turnover ${tone(step)}`} aria-live="polite" key={at.value}>
        <Telling step={step} board={board} room={room} view={view} winners={result.winners} />
      </p>
      <div class="showdesk">
        <Tally totals={step.totals} moved={moved} room={room} goal={goal} />
        {!sofa && (
          <p class="actions">
            <button class="key-plain" onClick={onOver}>
              {t.skip}
            </button>
            <button class="key" onClick={next}>
              {t.next}
            </button>
          </p>
        )}
      </div>
    </main>
  );
}

interface TellingProps {
  readonly step: ShowStep;
  readonly board: Board;
  readonly room: Room;
  readonly view: State;
  readonly winners: readonly number[];
}

function Telling({ step, board, room, view, winners }: TellingProps) {
  const t = wordsOf("end");
  const name = (seat: number) => room.seats[seat]?.name ?? "";
  switch (step.kind) {
    case "lanes":
      return <strong>{t.steps.lanes}</strong>;
    case "station":
      return <strong>{t.steps.stationUsed(name(step.seat), cityName(board, step.city))}</strong>;
    case "ticket": {
      const ticket = board.tickets[step.ticket];
      const ends = [cityName(board, ticket?.a ?? ""), cityName(board, ticket?.b ?? "")] as const;
      const text = step.path
        ? t.steps.ticketDone(name(step.seat), ...ends)
        : t.steps.ticketFailed(name(step.seat), ...ends);
      return <Points text={text} points={step.points} />;
    }
    case "stationsLeft": {
      const left = board.rules.stations - (view.seats[step.seat]?.stations.length ?? 0);
      return <Points text={t.steps.stationsLeft(name(step.seat), left)} points={step.points} />;
    }
    case "countries": {
      const n = view.seats[step.seat]?.countries.length ?? 0;
      return <Points text={t.steps.countries(name(step.seat), n)} points={step.points} />;
    }
    case "longest":
      return (
        <Points text={t.steps.longest(step.seats.map(name), step.length)} points={step.points} />
      );
    case "end":
      return <strong>{t.winner(winners.map(name))}</strong>;
    default:
      return step satisfies never;
  }
}

function Points({ text, points }: { readonly text: string; readonly points: number }) {
  return (
    <>
      <strong>{text}</strong> <b class="plus">{wordsOf("end").signed(points)}</b>
    </>
  );
}

function tone(step: ShowStep): string {
  if (step.kind === "ticket") return step.path ? "good" : "bad";
  return step.kind;
}

function litFor(step: ShowStep, board: Board): Lit | null {
  switch (step.kind) {
    case "ticket": {
      const ticket = board.tickets[step.ticket];
      const places = new Set(ticket ? [ticket.a, ticket.b] : []);
      return { kind: "path", lanes: new Set(step.path ?? []), places, dim: true };
    }
    case "station":
      return { kind: "path", lanes: new Set([step.lane]), places: new Set([step.city]), dim: true };
    case "longest":
      return { kind: "path", lanes: new Set(step.lanes), dim: true };
    case "lanes":
    case "stationsLeft":
    case "countries":
    case "end":
      return null;
    default:
      return step satisfies never;
  }
}
