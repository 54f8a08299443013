/** Cards that travel: a copy is carried from where it lay to where it goes. */
import type { GameEvent, Viewer } from "../../engine/types.ts";
import { lessMotion } from "../device/settings.ts";

const travel = 420;

interface Spot {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/**
 * Called before the table is drawn anew, so the card taken still lies where it lay. The places are
 * found by their marks: no component has to know of flights.
 */
export function flyCard(root: HTMLElement, event: GameEvent, me: Viewer): void {
  if (event.type !== "cardDrawn" || lessMotion()) return;
  const from = root.querySelector(`[data-slot="${event.from}"] .card`);
  if (!from) return;
  const start = from.getBoundingClientRect();
  if (event.seat !== me) {
    const plate = root.querySelector(`[data-seat="${event.seat}"] .player-livery`);
    if (plate) carry(root, from, start, plate.getBoundingClientRect(), false);
    return;
  }
  const fan = root.querySelector(`[data-hand="${event.card}"] .card`);
  const hand = root.querySelector(".hand")?.getBoundingClientRect();
  const end = fan?.getBoundingClientRect() ?? (hand && middle(hand, start));
  if (!end) return;
  // A card from the deck shows its face on the way, if its like is already in the hand.
  const turns = event.from === "deck" && fan !== null;
  carry(root, turns ? fan : from, start, end, turns);
}

/** A colour that is new to the hand goes to its middle, as large as it was. */
function middle(hand: Spot, { width, height }: Spot): Spot {
  return { left: hand.left + (hand.width - width) / 2, top: hand.top, width, height };
}

function carry(root: HTMLElement, card: Element, start: Spot, end: Spot, turns: boolean): void {
  const copy = card.cloneNode(true) as HTMLElement;
  copy.classList.add("flying");
  for (const side of ["left", "top", "width", "height"] as const)
    copy.style[side] = `${start[side]}px`;
  root.append(copy);
  const dx = end.left + end.width / 2 - start.left - start.width / 2;
  const dy = end.top + end.height / 2 - start.top - start.height / 2;
  const [back, edge] = turns ? ["rotateY(180deg)", "rotateY(90deg)"] : ["", ""];
  const flight = copy.animate(
    [
      { transform: `translate(0,0) ${back}` },
      { transform: `translate(${dx / 2}px,${dy / 2 - 26}px) scale(1.15) ${edge}`, offset: 0.5 },
      { transform: `translate(${dx}px,${dy}px) scale(${end.width / start.width})` },
    ],
    { duration: travel, easing: "cubic-bezier(.3,.1,.2,1)" },
  );
  flight.addEventListener("finish", () => copy.remove());
  flight.addEventListener("cancel", () => copy.remove());
}
