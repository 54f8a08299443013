/** A question on a card of its own, over whatever is open; see ask.ts. */
import { render } from "preact";
import { wordsOf } from "../words/index.ts";
import { Dialog } from "./Dialog.tsx";

export function put(question: string, yes: string): Promise<boolean> {
  const before = document.activeElement;
  const place = document.body.appendChild(document.createElement("div"));
  return new Promise((resolve) => {
    const answer = (agreed: boolean) => {
      render(null, place);
      place.remove();
      if (before instanceof HTMLElement && before.isConnected) before.focus();
      resolve(agreed);
    };
    render(
      <Dialog title={yes} class="question" onClose={() => answer(false)}>
        <p>{question}</p>
        <p class="actions">
          <button class="key-plain" onClick={() => answer(false)}>
            {wordsOf("around").back}
          </button>
          <button class="key" onClick={() => answer(true)}>
            {yes}
          </button>
        </p>
      </Dialog>,
      place,
    );
  });
}
