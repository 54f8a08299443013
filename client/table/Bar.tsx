/** The four handles at the foot of the table. */
import { words } from "../words/index.ts";
import type { Controller, Sheet } from "./controller.ts";
import { Icon, type IconName } from "./icons.tsx";

export interface BarProps {
  readonly table: Controller;
  readonly onMenu?: (() => void) | undefined;
}

export function Bar({ table, onMenu }: BarProps) {
  const w = words.value.table;
  const open = table.sheet.value?.kind;
  // What is only offered is not held yet.
  const held = table.mine.value?.tickets;
  const plans = (typeof held === "object" ? held : []).flatMap(
    (one) => table.plans.value.get(one) ?? [],
  );
  const done = plans.filter(({ state }) => state === "done").length;
  const toggle = (kind: "tickets" | "log" | "chat") => () =>
    table.show(open === kind ? null : ({ kind } satisfies Sheet));
  return (
    <nav class="bar">
      {table.mine.value && (
        <Handle
          icon="ticket"
          text={w.bar.tickets}
          note={plans.length > 0 ? w.tickets.sum(done, plans.length) : undefined}
          badge={plans.length > 0 ? `${done}/${plans.length}` : undefined}
          on={open === "tickets"}
          onClick={toggle("tickets")}
        />
      )}
      <Handle icon="journal" text={w.bar.log} on={open === "log"} onClick={toggle("log")} />
      <Handle
        icon="chat"
        text={w.bar.chat}
        on={open === "chat"}
        badge={table.unread.value > 0 ? String(table.unread.value) : undefined}
        note={table.unread.value > 0 ? w.bar.unread(table.unread.value) : undefined}
        alert
        onClick={toggle("chat")}
      />
      {onMenu && <Handle icon="more" text={w.bar.menu} onClick={onMenu} />}
    </nav>
  );
}

function Handle(props: {
  readonly icon: IconName;
  readonly text: string;
  readonly note?: string | undefined;
  readonly badge?: string | undefined;
  readonly alert?: boolean;
  readonly on?: boolean;
  readonly onClick: () => void;
}) {
  return (
    <button type="button" class="handle" aria-expanded={props.on} onClick={props.onClick}>
      <Icon name={props.icon} />
      <span class="handle-text">{props.text}</span>
      {props.badge && (
        <b class="badge" data-alert={props.alert} aria-hidden="true">
          {props.badge}
        </b>
      )}
      {props.note && <span class="unseen"> {props.note}</span>}
    </button>
  );
}
