/** The sheets that are not needed for a move; fetched when the first of them is opened. */
import type { Controller, Sheet } from "../controller.ts";
import { AwaySheet } from "./AwaySheet.tsx";
import { ChatSheet } from "./ChatSheet.tsx";
import { FindSheet } from "./FindSheet.tsx";
import { KeysSheet } from "./KeysSheet.tsx";
import { LogSheet } from "./LogSheet.tsx";
import { SeatSheet } from "./SeatSheet.tsx";

export interface BesideProps {
  readonly table: Controller;
  readonly sheet: Exclude<Sheet, { kind: "lane" | "city" | "tickets" }>;
}

export function Beside({ table, sheet }: BesideProps) {
  switch (sheet.kind) {
    case "seat":
      return <SeatSheet table={table} seat={sheet.seat} />;
    case "log":
      return <LogSheet table={table} />;
    case "chat":
      return <ChatSheet table={table} />;
    case "keys":
      return <KeysSheet table={table} />;
    case "find":
      return <FindSheet table={table} />;
    case "away":
      return <AwaySheet table={table} since={sheet.since} />;
    default:
      return sheet satisfies never;
  }
}
