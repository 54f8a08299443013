/** What a lane just claimed by someone else does to my tickets. */
import type { TicketPlan } from "./ways.ts";

export interface Warning {
  readonly ticket: number;
  /** More trains needed than before; null when no way is left. */
  readonly more: number | null;
}

export type Plans = ReadonlyMap<number, TicketPlan>;

export function warnings(before: Plans, after: Plans): readonly Warning[] {
  const found: Warning[] = [];
  for (const [ticket, now] of after) {
    const then = before.get(ticket);
    if (!then || then.state === "lost") continue;
    const trains = then.state === "done" ? 0 : then.trains;
    if (now.state === "lost") found.push({ ticket, more: null });
    else if (now.state === "open" && now.trains > trains)
      found.push({ ticket, more: now.trains - trains });
  }
  return found;
}
