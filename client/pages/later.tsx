/** Pages that are fetched when they are opened, with the texts they need. */
import { useSignal } from "@preact/signals";
import type { ComponentType } from "preact";
import { useEffect } from "preact/hooks";
import { surely } from "../soon.ts";
import { loadArea, words } from "../words/index.ts";
import type { Area } from "../words/types.ts";
import { Notice } from "./Notice.tsx";
import { Waiting } from "./Waiting.tsx";

/** A whole page: something stands in its place meanwhile, which says so when it is long in coming. */
export function later<P extends object>(
  load: () => Promise<ComponentType<P>>,
  ...areas: readonly Area[]
): ComponentType<P> {
  return arriving(load, areas, true);
}

/** A part of a page, which is just not there until it is. */
export function laterPart<P extends object>(
  load: () => Promise<ComponentType<P>>,
  ...areas: readonly Area[]
): ComponentType<P> {
  return arriving(load, areas, false);
}

function arriving<P extends object>(
  load: () => Promise<ComponentType<P>>,
  areas: readonly Area[],
  whole: boolean,
): ComponentType<P> {
  // Kept for the next visit, so that going back and forth does not flicker.
  let ready: ComponentType<P> | undefined;
  return function Later(props: P) {
    const there = useSignal(ready);
    const failed = useSignal(false);
    useEffect(() => {
      if (ready) return;
      // Whoever has come this far may go on: from here on links are followed without loading, if that
      // can be had.
      void import("../links.ts").catch(() => {});
      const fetch = () =>
        Promise.all([load(), ...areas.map(loadArea)]).catch((fault: unknown) => {
          failed.value = true;
          throw fault;
        });
      void surely(fetch).then(([Page]) => (there.value = ready = Page));
    }, []);
    const Page = there.value;
    if (Page) return <Page {...props} />;
    if (!whole) return null;
    return failed.value ? <NotLoaded /> : <Waiting />;
  };
}

function NotLoaded() {
  const p = words.value.pages;
  return (
    <Notice title={p.notLoaded} text={p.offline}>
      <button class="key" onClick={() => location.reload()}>
        {p.retry}
      </button>
    </Notice>
  );
}
