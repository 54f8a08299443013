/** How a ticket stands that asks for nothing more: done, or lost. */
import type { TicketPlan } from "../../planner/ways.ts";
import { wordsOf } from "../../words/index.ts";
import type { Controller } from "../controller.ts";
import { Stroke } from "../icons.tsx";
import { placeName } from "../telling.ts";

export type PlanEnded = Exclude<TicketPlan, { readonly state: "open" }>;

const check = "M3 8.5l3.5 3.5L13 4.5";
const cross = "M4.5 4.5l7 7M11.5 4.5l-7 7";

interface PlanEndProps {
  readonly table: Controller;
  readonly plan: PlanEnded;
}

export function PlanEnd({ table, plan }: PlanEndProps) {
  return (
    <>
      <Stroke path={plan.state === "done" ? check : cross} />
      {textOf(table, plan)}
    </>
  );
}

function textOf({ table }: Controller, plan: PlanEnded): string {
  const w = wordsOf("beside").tickets;
  const on = table.value;
  if (plan.state === "lost") return plan.why === "lanes" ? w.lostLanes : w.lostTrains(plan.trains);
  return plan.borrowed.length > 0 && on
    ? w.doneBorrowed(plan.borrowed.map((city) => placeName(on, city)))
    : w.done;
}
