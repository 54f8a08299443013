/** What the status line asks for: to take over from the autopilot, or to pass. */
import { wordsOf } from "../../words/index.ts";
import type { Controller } from "../controller.ts";
import { isAutopilotOn, mustPass } from "../Status.tsx";

export function StatusKeys({ table }: { readonly table: Controller }) {
  const w = wordsOf("beside").status;
  const me = table.me.value;
  return (
    <>
      {me !== null && isAutopilotOn(table) && (
        <button
          type="button"
          class="key-plain"
          onClick={() => void table.session.send({ type: "autopilot", seat: me, on: false })}
        >
          {w.autopilotOff}
        </button>
      )}
      {mustPass(table) && (
        <button type="button" class="key" onClick={() => void table.act({ type: "pass" })}>
          {w.passKey}
        </button>
      )}
    </>
  );
}
