/** A card laid over the page. The browser's own dialog: it traps the focus and closes with Escape. */
import type { ComponentChildren } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { words } from "../words/index.ts";
import "./dialog.css";
import "./shut.css";

interface DialogProps {
  readonly title: string;
  readonly onClose: () => void;
  readonly children: ComponentChildren;
  readonly class?: string;
}

export function Dialog({ title, onClose, children, class: kind = "" }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const element = dialog.current;
    if (element && !element.open) element.showModal();
  }, []);
  return (
    <dialog
      ref={dialog}
      class={`leaf ${kind}`}
      aria-label={title}
      onClose={onClose}
      onClick={(event) => {
        // A tap beside the card is a tap on the dialog itself.
        if (event.target === dialog.current) dialog.current?.close();
      }}
    >
      <div class="inside">
        <header>
          <h2>{title}</h2>
          <button class="shut" aria-label={words.value.pages.close} onClick={onClose}>
            <svg viewBox="0 0 16 16" aria-hidden="true">
              <path d="M4 4l8 8M12 4l-8 8" stroke="currentColor" stroke-width="1.6" />
            </svg>
          </button>
        </header>
        {children}
      </div>
    </dialog>
  );
}
