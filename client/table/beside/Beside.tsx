/**
 * Everything that is not there from the start: fetched when the first of it is asked for, or after
 * the first move, whichever comes sooner.
 */
import type { RoomSeat } from "../../../worker/protocol.ts";
import { legalActions } from "../../../engine/legal.ts";
import { laterHint } from "../../guide/laterHint.ts";
import type { Controller, Sheet } from "../controller.ts";
import { onlyClaim, whyNotNow } from "./asking.ts";
import { AwaySheet } from "./AwaySheet.tsx";
import "./beside.css";
import { ChatSheet } from "./ChatSheet.tsx";
import { CitySheet } from "./CitySheet.tsx";
import { FindSheet } from "./FindSheet.tsx";
import { KeysSheet } from "./KeysSheet.tsx";
import { LaneSheet } from "./LaneSheet.tsx";
import { litBeside, paysText } from "./lit.ts";
import { LogLines } from "./LogLines.tsx";
import { LogSheet } from "./LogSheet.tsx";
import { newsOf } from "./news.ts";
import { Notice } from "./Notice.tsx";
import { Reactions } from "./Reactions.tsx";
import { PlanEnd, type PlanEnded } from "./PlanEnd.tsx";
import { SeatSheet } from "./SeatSheet.tsx";
import { Signs } from "./Signs.tsx";
import { laterSounds } from "./sounds.ts";
import { unusualStatus } from "./status.ts";
import { StatusKeys } from "./StatusKeys.tsx";
import { TextView } from "./TextView.tsx";
import { TicketsSheet } from "./TicketsSheet.tsx";
import { TunnelSheet } from "./TunnelSheet.tsx";

export interface BesideProps {
  readonly table: Controller;
  readonly part:
    | Sheet
    | {
        readonly kind: "tunnel" | "notice" | "reactions" | "text" | "lines" | "statusKeys";
      }
    | { readonly kind: "signs"; readonly who: RoomSeat }
    | { readonly kind: "plan"; readonly plan: PlanEnded };
}

function Beside({ table, part }: BesideProps) {
  switch (part.kind) {
    case "lane":
      return <LaneSheet key={part.lane} table={table} lane={part.lane} />;
    case "city":
      return <CitySheet key={part.city} table={table} city={part.city} />;
    case "tunnel":
      return <TunnelSheet table={table} />;
    case "tickets":
      return <TicketsSheet table={table} />;
    case "notice":
      return <Notice table={table} />;
    case "reactions":
      return <Reactions table={table} />;
    case "text":
      return <TextView table={table} />;
    case "seat":
      return <SeatSheet table={table} seat={part.seat} />;
    case "log":
      return <LogSheet table={table} />;
    case "lines":
      return <LogLines table={table} />;
    case "chat":
      return <ChatSheet table={table} />;
    case "keys":
      return <KeysSheet table={table} />;
    case "find":
      return <FindSheet table={table} />;
    case "away":
      return <AwaySheet table={table} since={part.since} />;
    case "statusKeys":
      return <StatusKeys table={table} />;
    case "signs":
      return <Signs who={part.who} class="player-sign" />;
    case "plan":
      return <PlanEnd table={table} plan={part.plan} />;
    default:
      return part satisfies never;
  }
}

/** What `later.tsx` hands out once it is here. */
export const rest = {
  Beside,
  laterHint,
  laterSounds,
  legalActions,
  litBeside,
  newsOf,
  onlyClaim,
  paysText,
  unusualStatus,
  whyNotNow,
};

export type Rest = typeof rest;
