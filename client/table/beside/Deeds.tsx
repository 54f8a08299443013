/** Deeds as lines, each with the colours of the one who did it. */
import { Car } from "../../board/liveries.tsx";
import type { Deed } from "../../planner/story.ts";
import type { Controller } from "../controller.ts";
import { deedText } from "../telling.ts";

export function Deeds({
  table,
  deeds,
}: {
  readonly table: Controller;
  readonly deeds: readonly Deed[];
}) {
  const on = table.table.value;
  if (!on) return null;
  return (
    <ol class="deeds">
      {deeds.map((deed) => {
        const who = "seat" in deed ? table.session.room.value?.seats[deed.seat] : undefined;
        return (
          <li key={`${deed.at}-${deed.kind}`} class="deed">
            <span class="deed-livery">{who && <Car color={who.color} />}</span>
            <span>{deedText(on, deed, table.names.value)}</span>
          </li>
        );
      })}
    </ol>
  );
}
