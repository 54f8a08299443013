/** When it is my turn and the tab is hidden: the title, the badge, and a notification if allowed. */
import { effect } from "@preact/signals";
import type { Session } from "../session.ts";
import { words, wordsOf } from "../words/index.ts";

function myTurn(session: Session): boolean {
  const seat = session.seat.value;
  const view = session.view.value;
  if (seat === null || !view || session.room.value?.status !== "playing") return false;
  return view.turn === seat || Boolean(view.seats[seat]?.offer);
}

export function tellTurns(session: Session): () => void {
  let title = document.title;
  let told = false;
  const tell = () => {
    const due = myTurn(session) && document.hidden;
    if (due === told) return;
    told = due;
    const t = wordsOf("around").turn;
    if (due) {
      title = document.title;
      document.title = `● ${t.title} · ${title}`;
      void badge(1);
      notify(session, t.notification(words.peek().pages.name));
    } else {
      document.title = title;
      void badge(0);
    }
  };
  const stop = effect(() => {
    myTurn(session);
    tell();
  });
  document.addEventListener("visibilitychange", tell);
  return () => {
    stop();
    document.removeEventListener("visibilitychange", tell);
    if (told) document.title = title;
    void badge(0);
  };
}

async function badge(n: number): Promise<void> {
  try {
    if (n > 0) await navigator.setAppBadge?.(n);
    else await navigator.clearAppBadge?.();
  } catch {
    // Not every browser that has it allows it.
  }
}

function notify(session: Session, text: string): void {
  if (!canNotify() || Notification.permission !== "granted") return;
  const options = { body: text, tag: session.game, icon: "/icons/192.png" };
  const title = wordsOf("around").turn.title;
  // Phones show notifications only through the service worker.
  navigator.serviceWorker?.ready.then(
    (home) => home.showNotification(title, { ...options, data: { game: session.game } }),
    () => new Notification(title, options),
  );
}

export const canNotify = (): boolean => typeof Notification === "function";

export async function askToNotify(): Promise<boolean> {
  return canNotify() && (await Notification.requestPermission()) === "granted";
}
