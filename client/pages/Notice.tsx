/** A notice on the station wall: something went wrong, or is not there. */
import type { ComponentChildren } from "preact";
import { words } from "../words/index.ts";
import { Page } from "./Page.tsx";

interface NoticeProps {
  readonly title: string;
  readonly text: string;
  readonly children?: ComponentChildren;
}

export function Notice({ title, text, children }: NoticeProps) {
  return (
    <Page title={title} class="wallnotice">
      <p class="lead">{text}</p>
      <p class="actions">
        {children}
        <a class="key-plain" href="/">
          {words.value.pages.home}
        </a>
      </p>
    </Page>
  );
}
