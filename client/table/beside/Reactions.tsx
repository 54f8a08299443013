/** A reaction rises from the one who sent it and is gone after a moment. */
import { wordsOf } from "../../words/index.ts";
import type { Controller } from "../controller.ts";
import { ReactionSign } from "./reactionSigns.tsx";

export function Reactions({ table }: { readonly table: Controller }) {
  const w = wordsOf("beside").chat;
  return (
    <>
      {table.risen.value.map(({ key, seat, name }) => {
        const who = seat === null ? w.watcher : (table.names.value.all[seat] ?? "");
        return (
          <p key={key}>
            <ReactionSign name={name} />
            <span>{w.reacted(who, w.reaction[name])}</span>
          </p>
        );
      })}
    </>
  );
}
