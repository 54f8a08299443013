/** Everything around a running game, one tap away from the table. */
import { useSignal } from "@preact/signals";
import type { Session } from "../session.ts";
import { words, wordsOf } from "../words/index.ts";
import { refusalText } from "../words/refusal.ts";
import { Dialog } from "./Dialog.tsx";
import { Invitation } from "./Invitation.tsx";
import { laterPart } from "./later.tsx";
import { RoomSwitches } from "./LobbyOptions.tsx";
import { mapName } from "./mapNames.ts";
import { MenuList } from "./MenuList.tsx";
import { MyDevice } from "./MyDevice.tsx";
import "../check/seal.css";

const Settings = laterPart(async () => (await import("./Settings.tsx")).SettingsForm, "about");
const Rules = laterPart(async () => (await import("../guide/Guide.tsx")).GuideText, "guide");

export interface MenuProps {
  readonly session: Session;
  readonly invite?: string | undefined;
  readonly onLookBack: () => void;
  readonly onClose: () => void;
}

export type Sheet = "rules" | "settings" | "invite" | "device" | "links" | "options" | "fair";

export function GameMenu(props: MenuProps) {
  const sheet = useSignal<Sheet | null>(null);
  const t = wordsOf("around").menu;
  const titles: Readonly<Record<Sheet, string>> = {
    rules: t.rules,
    settings: t.settings,
    invite: t.invite,
    device: t.myDevices,
    links: t.lostLinks,
    options: t.options,
    fair: t.fair,
  };
  const open = sheet.value;
  return (
    <Dialog
      title={open ? titles[open] : t.title}
      class={open ? `lower ${open}` : "lower"}
      onClose={props.onClose}
    >
      {open ? <SheetOf {...props} open={open} /> : <MenuList {...props} sheet={sheet} />}
      {open && (
        <p>
          <button class="textual" onClick={() => (sheet.value = null)}>
            {wordsOf("around").back}
          </button>
        </p>
      )}
    </Dialog>
  );
}

function SheetOf({ session, invite, open }: MenuProps & { readonly open: Sheet }) {
  const p = words.value.pages;
  const room = session.room.value;
  if (!room) return null;
  switch (open) {
    case "rules":
      return <Rules map={room.map} />;
    case "settings":
      return <Settings />;
    case "invite":
      return (
        <Invitation
          url={`${location.origin}/g/${session.game}/${invite ?? ""}`}
          text={p.lobby.inviteText(mapName(room.map))}
          qrLabel={p.lobby.qrTitle}
          open
        />
      );
    case "device":
      return <MyDevice game={session.game} />;
    case "links":
      return <NewLinks session={session} />;
    case "options":
      return (
        <RoomSwitches room={room} send={async (frame) => "done" in (await session.send(frame))} />
      );
    case "fair":
      return (
        <>
          <p>{wordsOf("around").menu.fairNote}</p>
          <p class="seal">{room.commitment}</p>
        </>
      );
    default:
      return open satisfies never;
  }
}

/** The host gives someone who lost their seat a new link to it. */
function NewLinks({ session }: { readonly session: Session }) {
  const t = wordsOf("around").menu;
  const made = useSignal<{ readonly name: string; readonly url: string } | null>(null);
  const problem = useSignal("");
  const seats = session.room.value?.seats ?? [];
  return (
    <>
      <ul class="menulist">
        {seats.map(
          (one, i) =>
            one.kind === "person" &&
            i !== session.seat.value && (
              <li key={i}>
                <button
                  onClick={async () => {
                    const answer = await session.send({ type: "relink", seat: i });
                    if ("refused" in answer) problem.value = await refusalText(answer.refused);
                    else if (answer.token !== undefined) {
                      const url = `${location.origin}/g/${session.game}#${answer.token}`;
                      made.value = { name: one.name, url };
                    }
                  }}
                >
                  {t.newLink(one.name)}
                </button>
              </li>
            ),
        )}
      </ul>
      <p class="problem" role="alert">
        {problem.value}
      </p>
      {made.value && (
        <>
          <p>{t.newLinkNote(made.value.name)}</p>
          <Invitation
            url={made.value.url}
            text={t.nudgeText(made.value.name)}
            qrLabel={t.newLink(made.value.name)}
            label={t.newLink(made.value.name)}
            open
          />
        </>
      )}
    </>
  );
}
