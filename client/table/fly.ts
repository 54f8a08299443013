/** Cards that travel: a copy is carried from where it lay to where it goes. */
import type { GameEvent, Viewer } from "../../engine/types.ts";
import { lessMotion } from "../device/settings.ts";

const travel = 420;

/**
 * Called before the table is drawn anew, so the card taken still lies where it lay. The places are
 * found by their marks: no component has to know of flights.
 */
export function flyCard(root: HTMLElement, event: GameEvent, me: Viewer): void {
  if (event.type !== "cardDrawn" || lessMotion()) return;
  const find = (marks: string) => root.querySelector<HTMLElement>(marks);
  const card = find(`[data-slot="${event.from}"] .card`);
  const mine = event.seat === me;
  const fan = mine ? find(`[data-hand="${event.card}"] .card`) : null;
  // A colour that is new to the hand goes to its middle.
  const goal = fan ?? find(mine ? ".hand" : `[data-seat="${event.seat}"] .player-livery`);
  if (!card || !goal) return;
  const [start, end] = [card.getBoundingClientRect(), goal.getBoundingClientRect()];
  // A card from the deck shows its face on the way, if its like is already in the hand.
  const face = event.from === "deck" ? fan : null;
  const [back, edge] = face ? ["rotateY(180deg)", "rotateY(90deg)"] : ["", ""];
  const copy = (face ?? card).cloneNode(true) as HTMLElement;
  copy.classList.add("flying");
  for (const side of ["left", "top", "width", "height"] as const)
    copy.style[side] = `${start[side]}px`;
  root.append(copy);
  const dx = end.left + end.width / 2 - start.left - start.width / 2;
  const dy = end.top + end.height / 2 - start.top - start.height / 2;
  const size = mine && !fan ? 1 : end.width / start.width;
  const { finished } = copy.animate(
    [
      { transform: `translate(0,0) ${back}` },
      { transform: `translate(${dx / 2}px,${dy / 2 - 26}px) scale(1.15) ${edge}`, offset: 0.5 },
      { transform: `translate(${dx}px,${dy}px) scale(${size})` },
    ],
    { duration: travel, easing: "cubic-bezier(.3,.1,.2,1)" },
  );
  // Done, or called off.
  const land = () => copy.remove();
  finished.then(land, land);
}
