/** The waiting room: the link, who has come, colours, and the start. */
import { useSignal } from "@preact/signals";
import type { ClientFrame } from "../../worker/protocol.ts";
import type { Session } from "../session.ts";
import { words } from "../words/index.ts";
import { refusalText } from "../words/refusal.ts";
import { ask } from "./ask.ts";
import { Invitation } from "./Invitation.tsx";
import { laterPart } from "./later.tsx";
import { LobbySeats } from "./LobbySeats.tsx";
import { mapName } from "./mapNames.ts";
import { MySeat } from "./MySeat.tsx";
import { Page } from "./Page.tsx";

const LobbyOptions = laterPart(
  async () => (await import("./LobbyOptions.tsx")).LobbyOptions,
  "around",
);

interface LobbyProps {
  readonly session: Session;
  readonly invite: string | undefined;
  readonly onLeft: () => void;
}

export function Lobby({ session, invite, onLeft }: LobbyProps) {
  const t = words.value.pages.lobby;
  const problem = useSignal("");
  const starting = useSignal(false);
  /** Most games are played as they were opened: the options are fetched when someone looks. */
  const looked = useSignal(false);
  const room = session.room.value;
  const seat = session.seat.value;
  if (!room) return null;

  const isHost = seat !== null && room.host === seat;
  const filled = room.seats.filter((one) => one.kind !== "open").length;
  const openSeats = room.seats.length - filled;
  const host = room.host === null ? undefined : room.seats[room.host];

  const send = async (frame: ClientFrame): Promise<boolean> => {
    const answer = await session.send(frame);
    problem.value = "refused" in answer ? await refusalText(answer.refused) : "";
    return "done" in answer;
  };
  const begin = async () => {
    if (starting.value || filled < 2) return;
    starting.value = true;
    await send({ type: "start" });
    starting.value = false;
  };
  const leave = async () => {
    if ((await ask((sure) => sure.leave, t.leave)) && (await send({ type: "leave" }))) onLeft();
  };

  return (
    <Page title={t.title} class="lobby">
      <div class={invite === undefined ? "" : "halves"}>
        <div>
          <figure class="poster banner">
            <img src={`/maps/${room.map}.webp`} alt="" width="600" height="400" />
            <figcaption>
              <strong>{mapName(room.map)}</strong>
              {room.watchers > 0 && <em>{words.value.pages.watchers(room.watchers)}</em>}
            </figcaption>
          </figure>
          {invite !== undefined && (
            <section aria-labelledby="invite">
              <h2 id="invite">{t.invite}</h2>
              <Invitation
                url={`${location.origin}/g/${session.game}/${invite}`}
                text={t.inviteText(mapName(room.map))}
                qrLabel={t.qrTitle}
              />
            </section>
          )}
        </div>
        <div>
          <LobbySeats room={room} seat={seat} isHost={isHost} send={send} />
          {seat !== null && <MySeat room={room} seat={seat} send={send} />}
          {isHost && (
            <details class="more" onToggle={() => (looked.value = true)}>
              <summary>{t.options}</summary>
              {looked.value && <LobbyOptions game={session.game} room={room} send={send} />}
            </details>
          )}
          {seat !== null && invite !== undefined && (
            <p class="aside">
              <a href={`/g/${session.game}/table#${invite}`} target="_blank" rel="noopener">
                {t.tableScreen}
              </a>
              <small>{t.tableScreenNote}</small>
            </p>
          )}
          {seat !== null && (
            <p class="aside">
              <button class="textual" onClick={leave}>
                {t.leave}
              </button>
            </p>
          )}
          <p class="problem" role="alert">
            {problem.value}
          </p>
          <div class="dock">
            {isHost ? (
              <>
                <button
                  class="key wide"
                  aria-disabled={filled < 2 || starting.value}
                  aria-describedby="start-note"
                  onClick={begin}
                >
                  {starting.value ? t.starting : t.start}
                </button>
                <p class="fine" id="start-note">
                  {filled < 2 ? t.needTwo : openSeats > 0 ? t.dropped(openSeats) : ""}
                </p>
              </>
            ) : (
              <p class="waitline" role="status">
                {host?.kind === "person" ? t.waitHost(host.name) : t.waitAnyone}
              </p>
            )}
          </div>
        </div>
      </div>
    </Page>
  );
}
