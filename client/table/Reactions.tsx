/** A reaction rises from the one who sent it and is gone after a moment. */
import { useEffect, useState } from "preact/hooks";
import type { Reaction } from "../../worker/protocol.ts";
import { words } from "../words/index.ts";
import type { Controller } from "./controller.ts";
import { ReactionSign } from "./reactionSigns.tsx";

interface Risen {
  readonly key: number;
  readonly seat: number | null;
  readonly name: Reaction;
}

const lasts = 3200;

export function Reactions({ table }: { readonly table: Controller }) {
  const [risen, rise] = useState<readonly Risen[]>([]);
  useEffect(() => {
    let key = 0;
    return table.session.onReaction((seat, name) => {
      const one = { key: key++, seat, name };
      rise((now) => [...now.slice(-4), one]);
      setTimeout(() => rise((now) => now.filter((other) => other !== one)), lasts);
    });
  }, [table]);
  const w = words.value.table.chat;
  return (
    <div class="risen" role="log" aria-live="polite">
      {risen.map(({ key, seat, name }) => {
        const who = seat === null ? words.value.table.watcher : (table.names.value.all[seat] ?? "");
        return (
          <p key={key}>
            <ReactionSign name={name} />
            <span>{w.reacted(who, w.reaction[name])}</span>
          </p>
        );
      })}
    </div>
  );
}
