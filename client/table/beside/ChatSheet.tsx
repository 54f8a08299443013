/** Words and signs between people, apart from the journal. */
import { useSignal } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import { Car } from "../../board/liveries.tsx";
import { wordsOf } from "../../words/index.ts";
import { reactions } from "../../../worker/protocol.ts";
import type { Controller } from "../controller.ts";
import { ReactionSign } from "./reactionSigns.tsx";
import { SheetFrame } from "../SheetFrame.tsx";

const longest = 300;

export function ChatSheet({ table }: { readonly table: Controller }) {
  const w = wordsOf("beside").chat;
  const room = table.session.room.value;
  const lines = table.session.chat.value;
  const text = useSignal("");
  const end = useRef<HTMLLIElement>(null);
  useEffect(() => end.current?.scrollIntoView({ block: "nearest" }), [lines.length]);
  const seated = table.me.value !== null;
  return (
    <SheetFrame table={table} kind="chat" title={w.title} onClose={() => table.show(null)}>
      <div class="scroll" tabIndex={0} role="group" aria-label={w.title}>
        {lines.length === 0 && <p class="note">{w.empty}</p>}
        <ol class="deeds">
          {lines.map((line, i) => {
            const who = line.seat === null ? undefined : room?.seats[line.seat];
            return (
              <li key={i} class="deed" ref={i === lines.length - 1 ? end : undefined}>
                <span class="deed-livery">{who && <Car color={who.color} />}</span>
                <span>
                  <b>{line.name}</b> {line.text}
                </span>
              </li>
            );
          })}
        </ol>
      </div>
      {seated && (
        <div class="reactions" role="group" aria-label={w.reactions}>
          {reactions.map((name) => (
            <button
              key={name}
              type="button"
              class="round"
              aria-label={w.reaction[name]}
              title={w.reaction[name]}
              onClick={() => void table.request({ type: "react", name })}
            >
              <ReactionSign name={name} />
            </button>
          ))}
        </div>
      )}
      {room?.chat === false ? (
        <p class="note">{w.off}</p>
      ) : (
        seated && (
          <form
            class="chat-form"
            onSubmit={(event) => {
              event.preventDefault();
              const said = text.value.trim();
              if (!said) return;
              text.value = "";
              void table.request({ type: "chat", text: said });
            }}
          >
            <input
              class="entry"
              value={text.value}
              maxLength={longest}
              aria-label={w.write}
              placeholder={w.write}
              enterkeyhint="send"
              autocomplete="off"
              onInput={(event) => (text.value = event.currentTarget.value)}
            />
            <button type="submit" class="key">
              {w.send}
            </button>
          </form>
        )
      )}
    </SheetFrame>
  );
}
