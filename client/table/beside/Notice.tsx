/** What the table has to say right now: refusals, warnings, the last round. */
import { words, wordsOf } from "../../words/index.ts";
import type { Controller } from "../controller.ts";
import { Icon } from "../icons.tsx";

export function Notice({ table }: { readonly table: Controller }) {
  const notice = table.notice.value;
  if (!notice) return null;
  return (
    <div class="notice" data-tone={notice.tone} key={notice.text}>
      <div>
        {notice.title && <h2>{wordsOf("beside").news[notice.title]}</h2>}
        <p>{notice.text}</p>
      </div>
      <button
        type="button"
        class="round"
        aria-label={words.value.pages.close}
        onClick={() => table.dismiss()}
      >
        <Icon name="close" />
      </button>
    </div>
  );
}
