/** The table on the screen: the board, everyone at it, what I hold and what I may do. */
import { useEffect, useMemo, useRef } from "preact/hooks";
import type { ComponentChildren } from "preact";
import { fetchWide } from "../device/looks.ts";
import { change, settings } from "../device/settings.ts";
import type { Session } from "../session.ts";
import { words } from "../words/index.ts";
import { Bar } from "./Bar.tsx";
import { type Controller, createController } from "./controller.ts";
import { flyCard } from "./fly.ts";
import { Hand } from "./Hand.tsx";
import { onKey } from "./keys.ts";
import { fetchBeside, Later } from "./later.tsx";
import { OfferSheet } from "./OfferSheet.tsx";
import { Plates } from "./Plates.tsx";
import { Row } from "./Row.tsx";
import { bindSenses } from "./senses.ts";
import { prepareStage, Stage } from "./Stage.tsx";
import { Status } from "./Status.tsx";
import { TicketList } from "./TicketList.tsx";
import "./table.css";

export interface TableProps {
  readonly session: Session;
  /** What the page around offers, behind the last handle of the bar. */
  readonly onMenu?: () => void;
  /** A word to a beginner, between the board and what to do now. */
  readonly hint?: ComponentChildren;
}

export function Table({ session, onMenu, hint }: TableProps) {
  const table = useMemo(() => createController(session), [session]);
  const root = useRef<HTMLElement>(null);
  useEffect(() => () => table.dispose(), [table]);
  useEffect(() => bindSenses(table), [table]);
  /** Brings what the moves after the first will need. */
  const prepare = () => {
    void fetchBeside();
    void fetchWide();
    prepareStage(session.board.peek());
  };
  useEffect(
    () =>
      table.watch((event, before) => {
        // Where the card lay and where it will lie: asked before the one and after the other.
        if (root.current) flyCard(root.current, event, table.me.peek());
        // The first move is made: now there is time.
        if (before && before.turn !== null && before.turn === table.me.peek()) prepare();
      }),
    [table],
  );
  // Or someone else has gone far beyond it, and we come back to a game that is well under way.
  const built = table.view.value?.owners.some((seat) => seat !== null) ?? false;
  useEffect(() => {
    if (built) prepare();
  }, [built]);
  useEffect(() => {
    const listen = (event: KeyboardEvent) => void onKey(table, event);
    addEventListener("keydown", listen);
    return () => removeEventListener("keydown", listen);
  }, [table]);
  const w = words.value.table;
  const text = settings.value.textView;
  return (
    <main class="table" ref={root} data-text={text} data-watching={table.me.value === null}>
      {!text && (
        <button type="button" class="unseen skip key" onClick={() => change({ textView: true })}>
          {w.skipToText}
        </button>
      )}
      <Plates table={table} />
      <div class="stage">
        {text ? <Later table={table} part={{ kind: "text" }} /> : <Stage table={table} />}
        <Sheets table={table} />
        {table.notice.value && <Later table={table} part={{ kind: "notice" }} />}
        <p class="unseen" role="log" aria-live="polite">
          {table.said.value}
        </p>
        <div class="risen" role="log" aria-live="polite">
          {table.risen.value.length > 0 && <Later table={table} part={{ kind: "reactions" }} />}
        </div>
      </div>
      {hint}
      <Status table={table} />
      <Row table={table} />
      <Hand table={table} />
      {table.mine.value && (
        <section class="desk" aria-label={w.tickets.title}>
          <h2>{w.tickets.title}</h2>
          <TicketList table={table} />
        </section>
      )}
      {table.view.value && table.me.value === null && (
        <section class="desk" aria-label={w.bar.log} tabIndex={0}>
          <h2>{w.bar.log}</h2>
          <Later table={table} part={{ kind: "lines" }} />
        </section>
      )}
      <Bar table={table} onMenu={onMenu} />
    </main>
  );
}

/** A question puts away what is open when it comes; what is opened after that lies over it. */
function Sheets({ table }: { readonly table: Controller }) {
  const sheet = table.sheet.value;
  const ended = table.session.room.value?.status === "ended";
  if (sheet) return <Later soon table={table} part={sheet} />;
  // A game ended early leaves its questions open for ever: nobody is asked them any more.
  if (ended) return null;
  if (table.mine.value?.offer) return <OfferSheet table={table} />;
  return table.view.value?.tunnel ? <Later soon table={table} part={{ kind: "tunnel" }} /> : null;
}
