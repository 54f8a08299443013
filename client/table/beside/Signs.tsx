/** What keeps someone from the table: the line is cut, or the autopilot plays for them. */
import type { RoomSeat } from "../../../worker/protocol.ts";
import { wordsSoon } from "../../words/index.ts";
import { Stroke } from "../icons.tsx";
import { isAway } from "../Plates.tsx";

const away =
  "M2 2l12 12M3 6.5a8 8 0 0 1 2.5-1.6M13 6.5A8 8 0 0 0 8 4.400M5.5 9.300a4 4 0 0 1 1.5-.9M8 12.5h.01";
const gear =
  "M8 5.5a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5M8 2v2M8 12v2M2 8h2M12 8h2M3.8 3.8l1.400 1.400M10.8 10.8l1.400 1.400M12.2 3.8l-1.400 1.400M5.2 10.8l-1.400 1.400";

interface SignsProps {
  readonly who: RoomSeat;
  readonly class: string;
}

export function Signs({ who, class: style }: SignsProps) {
  const w = wordsSoon("beside")?.seat;
  const sign = (path: string, text: string) => (
    <span class={style} title={text}>
      <Stroke path={path} />
      <span class="unseen"> {text}</span>
    </span>
  );
  return (
    <>
      {w && isAway(who) && sign(away, w.away)}
      {w && who.autopilot && sign(gear, w.autopilot)}
    </>
  );
}
