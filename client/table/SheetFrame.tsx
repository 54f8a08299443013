/** A sheet of paper laid over the lower part of the board; never over the hand. */
import type { ComponentChildren } from "preact";
import { useEffect, useLayoutEffect, useRef } from "preact/hooks";
import { words } from "../words/index.ts";
import type { Controller } from "./controller.ts";
import { type Covered, nothingCovered } from "./types.ts";
import { Icon } from "./icons.tsx";

export interface SheetFrameProps {
  readonly table: Controller;
  readonly title: ComponentChildren;
  /** Missing where a choice has to be made first. */
  readonly onClose?: () => void;
  readonly kind: string;
  readonly children: ComponentChildren;
}

export function SheetFrame({ table, title, onClose, kind, children }: SheetFrameProps) {
  const frame = useRef<HTMLElement>(null);
  // The reader's place moves to what has just opened, and back to where it was afterwards. Before it
  // is painted: later, it would take the focus away from whoever has gone on by keys meanwhile.
  useLayoutEffect(() => {
    const before = document.activeElement;
    frame.current?.focus({ preventScroll: true });
    return () => {
      if (before instanceof HTMLElement && before.isConnected)
        before.focus({ preventScroll: true });
    };
  }, [table, kind]);
  useEffect(() => {
    const element = frame.current;
    if (!element) return undefined;
    // Only the choice of tickets wants to see the whole board in what is left of the screen; for
    // the rest a board nobody has moved yet stays as it is, instead of shrinking above the sheet.
    if (kind !== "offer") table.camera?.stay();
    const measure = () => {
      table.covered = overlap(element);
      table.camera?.setInsets(table.covered);
    };
    const watch = new ResizeObserver(measure);
    watch.observe(element);
    return () => {
      watch.disconnect();
      table.covered = nothingCovered;
      table.camera?.setInsets(nothingCovered);
    };
  }, [table, kind]);
  return (
    <section
      ref={frame}
      class="drawer"
      data-kind={kind}
      tabIndex={-1}
      aria-labelledby="sheet-title"
      onKeyDown={(event) => {
        if (event.key === "Escape") onClose?.();
      }}
    >
      <header class="drawer-head">
        <h2 id="sheet-title">{title}</h2>
        {onClose && (
          <button
            type="button"
            class="round"
            aria-label={words.value.pages.close}
            onClick={onClose}
          >
            <Icon name="close" />
          </button>
        )}
      </header>
      {children}
    </section>
  );
}

/** How much of the stage the sheet hides; measured so that its sliding in does not count. */
function overlap(element: HTMLElement): Covered {
  const stage = element.parentElement;
  if (!stage) return nothingCovered;
  if (element.offsetHeight >= stage.offsetHeight) return { left: element.offsetWidth, bottom: 0 };
  const wide = element.offsetWidth > stage.offsetWidth * 0.5;
  return { left: 0, bottom: wide ? element.offsetHeight : 0 };
}
