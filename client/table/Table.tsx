/** The table on the screen: the board, everyone at it, what I hold and what I may do. */
import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import type { FunctionComponent } from "preact";
import { change, settings } from "../device/settings.ts";
import type { Session } from "../session.ts";
import { words } from "../words/index.ts";
import { Bar } from "./Bar.tsx";
import type { BesideProps } from "./beside/Beside.tsx";
import { CitySheet } from "./CitySheet.tsx";
import { type Controller, createController } from "./controller.ts";
import { flyCard } from "./fly.ts";
import { Hand } from "./Hand.tsx";
import { onKey } from "./keys.ts";
import { LaneSheet } from "./LaneSheet.tsx";
import { Notices } from "./Notices.tsx";
import { OfferSheet } from "./OfferSheet.tsx";
import { Plates } from "./Plates.tsx";
import { Reactions } from "./Reactions.tsx";
import { Row } from "./Row.tsx";
import { bindSenses } from "./senses.ts";
import { Stage } from "./Stage.tsx";
import { Status } from "./Status.tsx";
import { TicketList, TicketsSheet } from "./TicketsSheet.tsx";
import { TunnelSheet } from "./TunnelSheet.tsx";
import "./table.css";

export interface TableProps {
  readonly session: Session;
  /** What the page around offers, behind the last handle of the bar. */
  readonly onMenu?: () => void;
}

export function Table({ session, onMenu }: TableProps) {
  const table = useMemo(() => createController(session), [session]);
  const root = useRef<HTMLElement>(null);
  useEffect(() => () => table.dispose(), [table]);
  useEffect(() => bindSenses(table), [table]);
  useEffect(
    () =>
      table.watch((event) => {
        // Where the card lay and where it will lie: asked before the one and after the other.
        if (root.current) flyCard(root.current, event, table.me.peek());
      }),
    [table],
  );
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(table, event);
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
        {text ? <Later part="TextView" table={table} /> : <Stage table={table} />}
        <Sheets table={table} />
        <Notices table={table} />
        <Reactions table={table} />
      </div>
      <Status table={table} />
      <Row table={table} />
      <Hand table={table} />
      {table.mine.value && (
        <section class="desk" aria-label={w.tickets.title}>
          <h2>{w.tickets.title}</h2>
          <TicketList table={table} />
        </section>
      )}
      <Bar table={table} onMenu={onMenu} />
    </main>
  );
}

/** What must be decided lies on top; otherwise what was asked for. */
function Sheets({ table }: { readonly table: Controller }) {
  const sheet = table.sheet.value;
  if (!sheet) {
    if (table.mine.value?.offer) return <OfferSheet table={table} />;
    return table.view.value?.tunnel ? <TunnelSheet table={table} /> : null;
  }
  switch (sheet.kind) {
    case "lane":
      return <LaneSheet key={sheet.lane} table={table} lane={sheet.lane} />;
    case "city":
      return <CitySheet key={sheet.city} table={table} city={sheet.city} />;
    case "tickets":
      return <TicketsSheet table={table} />;
    default:
      return <Later part="Beside" table={table} sheet={sheet} />;
  }
}

type Parts = {
  Beside: FunctionComponent<BesideProps>;
  TextView: FunctionComponent<{ readonly table: Controller }>;
};

/** Fetched when first asked for, kept from then on. */
const fetched: { [P in keyof Parts]?: Parts[P] } = {};

function Later(
  props:
    | ({ readonly part: "Beside" } & BesideProps)
    | { readonly part: "TextView"; readonly table: Controller },
) {
  const [, again] = useState(0);
  const { part } = props;
  useEffect(() => {
    if (fetched[part]) return;
    const fetchPart = async () => {
      try {
        if (part === "Beside") fetched.Beside = (await import("./beside/Beside.tsx")).Beside;
        else fetched.TextView = (await import("./beside/TextView.tsx")).TextView;
        again((n) => n + 1);
      } catch {
        setTimeout(fetchPart, 2000);
      }
    };
    void fetchPart();
  }, [part]);
  if (props.part === "TextView")
    return fetched.TextView ? <fetched.TextView table={props.table} /> : null;
  return fetched.Beside ? <fetched.Beside table={props.table} sheet={props.sheet} /> : null;
}
