/** A sheet of our printed matter: the company's head, a heading, the matter itself. */
import type { ComponentChildren } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { words } from "../words/index.ts";
import { Emblem } from "./Emblem.tsx";

interface PageProps {
  readonly title: string;
  readonly class?: string;
  readonly children: ComponentChildren;
}

/** The first page of a visit leaves the focus alone; later ones tell a screen reader where we are. */
let visited = false;

export function Page({ title, class: kind = "", children }: PageProps) {
  const t = words.value.pages;
  const heading = useTitle(title);
  return (
    <div class={`page ${kind}`}>
      <header class="masthead">
        <a href="/" class="brand">
          <Emblem />
          <span>{t.name}</span>
          <span class="unseen">, {t.home}</span>
        </a>
      </header>
      <main>
        <h1 ref={heading} tabIndex={-1}>
          {title}
        </h1>
        {children}
      </main>
    </div>
  );
}

export function useTitle(title: string) {
  const heading = useRef<HTMLHeadingElement>(null);
  const name = words.value.pages.name;
  useEffect(() => {
    document.title = title === name ? name : `${title} · ${name}`;
  }, [title, name]);
  useEffect(() => {
    if (visited) heading.current?.focus({ preventScroll: true });
    visited = true;
  }, []);
  return heading;
}
