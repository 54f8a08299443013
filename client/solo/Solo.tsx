/** `/solo`: a game against computer players, at once, without a network. */
import { useEffect, useMemo, useRef } from "preact/hooks";
import { myName } from "../device/name.ts";
import { lessMotion } from "../device/settings.ts";
import { soloRecord, soloWish } from "../device/solo.ts";
import { place } from "../router.ts";
import { TableSoon } from "../pages/TableSoon.tsx";
import { wordsOf } from "../words/index.ts";
import { driverNames } from "./drivers.ts";
import { openSolo, type SoloSession } from "./session.ts";

export function Solo() {
  // A new game is asked for in the address, once; coming back to the page continues it.
  const begun = useRef(0);
  void place.value;
  if (location.search === "?new") {
    history.replaceState(null, "", "/solo");
    begun.current += 1;
  }
  const session = useMemo(() => open(begun.current > 0), [begun.current]);
  useEffect(() => () => session.close(), [session]);
  return <TableSoon session={session} />;
}

function open(fresh: boolean): SoloSession {
  const record = soloRecord.peek();
  const from = record && !fresh ? { record } : { wish: soloWish.peek() };
  return openSolo({
    from,
    name: myName.peek() || wordsOf("front").you,
    botName: (n) => driverNames[n - 1] ?? String(n),
    pause: () => (lessMotion() ? 500 : 1000),
  });
}
