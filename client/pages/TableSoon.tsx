/** The table, with the styles that only some screens and some games need of it. */
import { fetchWide } from "../device/looks.ts";
import { later } from "./later.tsx";
import { Playing, type PlayingProps } from "./Playing.tsx";

/** Phones are spared what is for desks and tablets, whichever way they are held. */
const onDesk = () => Math.min(screen.width, screen.height) >= 600;
const manySeats = 4;

const DeskTable = later(async () => {
  // Its window may be narrow, and drawn wider later: what is for desks lies over what is for all.
  await Promise.all([fetchWide(), import("../table/desk.css"), import("../table/crowd.css")]);
  return Playing;
});
const CrowdedTable = later(async () => {
  await import("../table/crowd.css");
  return Playing;
});

export function TableSoon(props: PlayingProps) {
  const seats = props.session.room.value?.seats.length ?? 0;
  if (onDesk()) return <DeskTable {...props} />;
  return seats < manySeats ? <Playing {...props} /> : <CrowdedTable {...props} />;
}
