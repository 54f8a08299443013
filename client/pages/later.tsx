/** Pages that are fetched when they are opened, with the texts they need. */
import { useSignal, useSignalEffect } from "@preact/signals";
import type { ComponentType } from "preact";
import { loadArea, words } from "../words/index.ts";
import type { Area } from "../words/types.ts";
import { Notice } from "./Notice.tsx";

type State<P> =
  | { readonly at: "loading" }
  | { readonly at: "ready"; readonly Page: ComponentType<P> }
  | { readonly at: "failed" };

/** A whole page: something stands in its place meanwhile, and it says so when it does not come. */
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
    const state = useSignal<State<P>>(ready ? { at: "ready", Page: ready } : { at: "loading" });
    useSignalEffect(() => {
      if (state.value.at !== "loading") return;
      Promise.all([load(), ...areas.map(loadArea)]).then(
        ([Page]) => {
          ready = Page;
          state.value = { at: "ready", Page };
        },
        () => (state.value = { at: "failed" }),
      );
    });
    const now = state.value;
    if (!whole && now.at !== "ready") return null;
    switch (now.at) {
      case "ready":
        return <now.Page {...props} />;
      case "loading":
        return <div class="waiting" role="status" aria-label={words.value.pages.loading} />;
      case "failed":
        return (
          <Notice title={words.value.pages.notLoaded} text={words.value.pages.offline}>
            <button class="key" onClick={() => location.reload()}>
              {words.value.pages.retry}
            </button>
          </Notice>
        );
      default:
        return now satisfies never;
    }
  };
}
