/** "Was it fair?": one tap checks the whole game in this browser and says what was checked. */
import { useSignal } from "@preact/signals";
import type { GameLog } from "../../engine/types.ts";
import { call } from "../pages/api.ts";
import type { Session } from "../session.ts";
import type { SoloSession } from "../solo/session.ts";
import { wordsOf } from "../words/index.ts";
import type { Checked } from "./check.ts";
import "./seal.css";
import "./check.css";

export function Check({ session }: { readonly session: Session }) {
  return <CheckPanel seal={session.room.value?.commitment ?? null} log={() => logOf(session)} />;
}

interface CheckPanelProps {
  readonly seal: string | null;
  readonly log: () => Promise<GameLog | null>;
}

export function CheckPanel({ seal, log }: CheckPanelProps) {
  const t = wordsOf("end").check;
  const state = useSignal<"idle" | "running" | "failed" | Checked>("idle");
  const run = async () => {
    if (state.value === "running") return;
    state.value = "running";
    const found = await log();
    if (!found) {
      state.value = "failed";
      return;
    }
    const { checkLog } = await import("./check.ts");
    state.value = await checkLog(found, seal);
  };
  return (
    <section class="check" aria-labelledby="check">
      <h2 id="check">{t.title}</h2>
      <p>{t.intro}</p>
      {seal !== null && <p class="seal">{seal}</p>}
      <button class="key-plain" onClick={run}>
        {state.value === "running" ? t.running : t.run}
      </button>
      <div role="status">
        {state.value === "failed" && <p class="problem">{t.notLoaded}</p>}
        {typeof state.value === "object" && <Finding checked={state.value} />}
      </div>
      <p class="fine">{t.seedOnly}</p>
    </section>
  );
}

function Finding({ checked }: { readonly checked: Checked }) {
  const t = wordsOf("end").check;
  if (!checked.genuine) {
    return (
      <div class="finding bad">
        <strong>{t.bad}</strong>
        <p>{checked.seal ? t.badSeal : t.wrong[checked.part]}</p>
        {checked.at !== null && <p>{t.where(checked.at)}</p>}
      </div>
    );
  }
  return (
    <div class="finding good">
      <strong>{t.good}</strong>
      <ul>
        <li>{t.seal}</li>
        {checked.how === "replayed" && <li>{t.shuffles(checked.shuffles)}</li>}
        {checked.how === "replayed" && <li>{t.actions(checked.actions)}</li>}
        <li>{t.events(checked.events)}</li>
      </ul>
      {checked.how === "folded" && <p>{t.folded}</p>}
      {!checked.finished && <p>{t.endedEarly}</p>}
    </div>
  );
}

async function logOf(session: Session): Promise<GameLog | null> {
  if (isSolo(session)) return session.log();
  const reply = await call<GameLog>(`/api/games/${session.game}/log`);
  return "ok" in reply ? reply.ok : null;
}

function isSolo(session: Session): session is SoloSession {
  return "log" in session;
}
