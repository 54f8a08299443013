/** The rows of the game's menu, each with its sign. */
import { type Signal, useSignal } from "@preact/signals";
import type { ComponentChildren } from "preact";
import { share } from "../device/copy.ts";
import { change, settings } from "../device/settings.ts";
import { askToNotify, canNotify } from "../home/turns.ts";
import { Stroke } from "../table/icons.tsx";
import { wordsOf } from "../words/index.ts";
import { refusalText } from "../words/refusal.ts";
import { ask } from "./ask.ts";
import { Switch } from "./Choice.tsx";
import type { MenuProps, Sheet } from "./GameMenu.tsx";

/** Strokes on 16 by 16, as the table's own signs are. */
const signs = {
  rules:
    "M8 4c-1.500-1.200-3.500-1.500-6-1.200v9.200c2.500-.3 4.500 0 6 1.200 1.500-1.200 3.500-1.500 6-1.200V2.800C11.500 2.500 9.500 2.800 8 4v9.200",
  lookBack: "M3 8a5 5 0 1 0 1.600-3.700L2.500 6.300M2.500 2.800v3.500H6M8 5.500V8l2 1.500",
  invite: "M2 4h12v8.500H2zM2 4.500l6 4.500 6-4.500",
  device: "M5 2h6v12H5zM7.300 11.800h1.400",
  links:
    "M6.500 9.500l3-3M7 4.800l1.800-1.800a3 3 0 0 1 4.200 4.200L11.200 9M9 11.200L7.200 13A3 3 0 0 1 3 8.800L4.800 7",
  options: "M2.500 4.500h11M2.500 8h11M2.500 11.500h11M5.500 3v3M10.500 6.500v3M6.500 10v3",
  screen: "M2 3h12v8H2zM5.500 13.500h5M8 11v2.500",
  notify: "M4 11V7a4 4 0 0 1 8 0v4l1.200 1.500H2.800zM7 14h2",
  fair: "M8 2l5 2v4c0 3-2 5-5 6-3-1-5-3-5-6V4zM5.800 8l1.600 1.600 3-3.200",
  settings:
    "M8 5.700a2.300 2.300 0 1 0 0 4.600 2.300 2.300 0 0 0 0-4.600M8 2v2M8 12v2M2 8h2M12 8h2M3.800 3.800l1.400 1.400M10.800 10.800l1.400 1.400M12.200 3.800l-1.400 1.400M5.200 10.800l-1.400 1.400",
  sound:
    "M2.500 6v4H5l3.500 3V3L5 6zM11 5.500a3.500 3.500 0 0 1 0 5M12.800 3.700a6 6 0 0 1 0 8.600",
  nudge: "M3 9V5.500M3 9c0 3 2 5 5 5s5-2 5-5V6M6.300 8V3M9.600 8V2.500M13 8V4.500",
  end: "M4 14V2.500M4 3h8.500L10.500 6l2 3H4",
  leave: "M2.500 8L8 3l5.500 5M4 7v6.500h8V7M7 13.500V10h2v3.500",
} as const;

interface RowProps {
  readonly sign: keyof typeof signs;
  readonly children: ComponentChildren;
}

function Row({ sign, children }: RowProps) {
  return (
    <>
      <Stroke path={signs[sign]} />
      <span>{children}</span>
    </>
  );
}

type ListProps = MenuProps & { readonly sheet: Signal<Sheet | null> };

export function MenuList({ session, invite, onLookBack, onClose, sheet }: ListProps) {
  const t = wordsOf("around").menu;
  const room = session.room.value;
  const view = session.view.value;
  const seat = session.seat.value;
  const online = session.game !== "solo";
  const notice = useSignal("");
  const waited = view?.turn != null && view.turn !== seat ? room?.seats[view.turn] : undefined;
  if (!room) return null;
  const seated = online && seat !== null;
  const hosting = seated && seat === room.host;
  const to = (next: Sheet, text: string) => (
    <li>
      <button onClick={() => (sheet.value = next)}>
        <Row sign={next}>{text}</Row>
      </button>
    </li>
  );
  const end = async () => {
    if (!(await ask((sure) => sure.end, t.end))) return;
    const answer = await session.send({ type: "end", agree: true });
    if ("refused" in answer) notice.value = await refusalText(answer.refused);
    else onClose();
  };
  return (
    <>
      <ul class="menulist">
        {online && waited?.kind === "person" && room.status === "playing" && (
          <li>
            <button
              onClick={() =>
                void share(t.nudgeText(waited.name), `${location.origin}/g/${session.game}`)
              }
            >
              <Row sign="nudge">{t.nudge(waited.name)}</Row>
            </button>
          </li>
        )}
        {to("rules", t.rules)}
        <li>
          <button onClick={onLookBack}>
            <Row sign="lookBack">{t.lookBack}</Row>
          </button>
        </li>
        {online && invite !== undefined && to("invite", t.invite)}
        {seated && to("device", t.myDevices)}
        {hosting && to("links", t.lostLinks)}
        {hosting && to("options", t.options)}
        {online && (
          <li>
            <a
              href={`/g/${session.game}/table${invite === undefined ? "" : `#${invite}`}`}
              target="_blank"
              rel="noopener"
            >
              <Row sign="screen">{t.tableScreen}</Row>
            </a>
          </li>
        )}
        {seated && canNotify() && Notification.permission === "default" && (
          <li>
            <button
              onClick={async () =>
                (notice.value = (await askToNotify()) ? t.notifyOn : t.notifyBlocked)
              }
            >
              <Row sign="notify">{t.notify}</Row>
            </button>
          </li>
        )}
        {room.commitment !== null && to("fair", t.fair)}
        {to("settings", t.settings)}
        <li>
          <Stroke path={signs.sound} />
          <Switch
            label={t.sound}
            on={settings.value.sound}
            onChange={(sound) => change({ sound })}
          />
        </li>
        {seated && room.status === "playing" && (
          <li>
            <button class="ends" onClick={end}>
              <Row sign="end">{t.end}</Row>
            </button>
          </li>
        )}
        <li>
          <a href="/">
            <Row sign="leave">
              {t.leave} <small>{t.leaveNote}</small>
            </Row>
          </a>
        </li>
      </ul>
      <p role="status">{notice.value}</p>
    </>
  );
}
