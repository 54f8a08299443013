/** Cards that travel: a copy is carried from where it lay to where it goes. */
import type { GameEvent, Viewer } from "../../engine/types.ts";
import { lessMotion } from "../device/settings.ts";

const travel = 420;

/** The places on the table are found by their marks, so that no component has to know of flights. */
export function flyCard(root: HTMLElement, event: GameEvent, me: Viewer): void {
  if (event.type !== "cardDrawn" || lessMotion()) return;
  const from = root.querySelector(`[data-slot="${event.from}"] .card`);
  if (!from) return;
  const to =
    event.seat === me
      ? (root.querySelector(`[data-hand="${event.card}"] .card`) ?? root.querySelector(".hand"))
      : root.querySelector(`[data-seat="${event.seat}"] .plate-livery`);
  if (!to) return;
  const [start, end] = [from.getBoundingClientRect(), to.getBoundingClientRect()];
  const copy = from.cloneNode(true) as HTMLElement;
  if (event.from === "deck" && event.card && event.seat === me)
    return flipOver(copy, to, start, end);
  carry(copy, start, end, root);
}

/** A card from the deck shows its face in flight: the copy is of the card in the hand. */
function flipOver(_back: HTMLElement, to: Element, start: DOMRect, end: DOMRect): void {
  const copy = to.cloneNode(true) as HTMLElement;
  const root = to.closest(".table");
  if (root instanceof HTMLElement) carry(copy, start, end, root, true);
}

function carry(
  copy: HTMLElement,
  start: DOMRect,
  end: DOMRect,
  root: HTMLElement,
  flip = false,
): void {
  copy.classList.add("flying");
  copy.style.left = `${start.left}px`;
  copy.style.top = `${start.top}px`;
  copy.style.width = `${start.width}px`;
  copy.style.height = `${start.height}px`;
  root.append(copy);
  const [dx, dy] = [end.left - start.left, end.top - start.top];
  const scale = end.width / start.width;
  const turn = flip ? ["rotateY(180deg)", "rotateY(90deg)", "rotateY(0)"] : ["", "", ""];
  const flight = copy.animate(
    [
      { transform: `translate(0,0) ${turn[0]}` },
      {
        transform: `translate(${dx * 0.5}px,${dy * 0.5 - 26}px) scale(1.15) ${turn[1]}`,
        offset: 0.5,
      },
      { transform: `translate(${dx}px,${dy}px) scale(${scale}) ${turn[2]}` },
    ],
    { duration: travel, easing: "cubic-bezier(.3,.1,.2,1)" },
  );
  flight.addEventListener("finish", () => copy.remove());
  flight.addEventListener("cancel", () => copy.remove());
}
