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

export function later<P extends object>(
  load: () => Promise<ComponentType<P>>,
  ...areas: readonly Area[]
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
