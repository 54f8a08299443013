/** The seats as compartments of a carriage: who sits where, and what one can do about it. */
import type { ClientFrame, Level, Room, RoomSeat } from "../../worker/protocol.ts";
import { levels } from "../device/levels.ts";
import { Icon } from "../table/icons.tsx";
import { words } from "../words/index.ts";
import { ask } from "./ask.ts";
import { SeatCar } from "./SeatCar.tsx";

export type Send = (frame: ClientFrame) => Promise<boolean>;

interface SeatsProps {
  readonly room: Room;
  readonly seat: number | null;
  readonly isHost: boolean;
  readonly send: Send;
}

export function LobbySeats({ room, seat, isHost, send }: SeatsProps) {
  const t = words.value.pages.lobby;
  return (
    <section aria-labelledby="seats">
      <h2 id="seats">{t.seats}</h2>
      <ol class="compartments">
        {room.seats.map((one, i) => (
          <li key={i} class={one.kind}>
            <span class="no" aria-hidden="true">
              {i + 1}
            </span>
            <SeatCar color={one.color} open={one.kind === "open"} />
            <span class="who">
              <Who one={one} mine={i === seat} host={i === room.host} />
            </span>
            <span class="acts">
              {isHost && i !== seat && <HostActs one={one} at={i} send={send} />}
              {!isHost && seat !== null && one.kind === "open" && (
                <button class="textual" onClick={() => void send({ type: "swap", seat: i })}>
                  {t.swap}
                </button>
              )}
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}

interface HostProps {
  readonly one: RoomSeat;
  readonly at: number;
  readonly send: Send;
}

/** What the host can do about a seat that is not the host's own. */
function HostActs({ one, at, send }: HostProps) {
  const p = words.value.pages;
  const t = p.lobby;
  const bot = (level: Level | null) => void send({ type: "bot", seat: at, level });
  const remove = async () => {
    if (await ask((sure) => sure.remove(one.name), t.remove(one.name)))
      void send({ type: "remove", seat: at });
  };
  switch (one.kind) {
    case "open":
      return (
        <button class="textual" onClick={() => bot("normal")}>
          {t.addBot}
        </button>
      );
    case "bot":
      return (
        <>
          <select
            aria-label={t.level}
            value={one.level ?? "normal"}
            onChange={(event) => bot(levels[event.currentTarget.selectedIndex] ?? "normal")}
          >
            {levels.map((level) => (
              <option key={level} value={level}>
                {p.levels[level]}
              </option>
            ))}
          </select>
          <Remove label={t.removeBot} onClick={() => bot(null)} />
        </>
      );
    case "person":
      return <Remove label={t.remove(one.name)} onClick={remove} />;
    default:
      return one.kind satisfies never;
  }
}

interface RemoveProps {
  readonly label: string;
  readonly onClick: () => void;
}

function Remove({ label, onClick }: RemoveProps) {
  return (
    <button class="textual" aria-label={label} onClick={onClick}>
      <Icon name="close" />
    </button>
  );
}

interface WhoProps {
  readonly one: RoomSeat;
  readonly mine: boolean;
  readonly host: boolean;
}

function Who({ one, mine, host }: WhoProps) {
  const p = words.value.pages;
  const t = p.lobby;
  if (one.kind === "open") return <em>{t.open}</em>;
  const bot = one.kind === "bot" && p.computer(p.levels[one.level ?? "normal"]);
  const marks = [mine && t.you, host && t.host, !mine && (one.connected ? t.here : t.away)];
  return (
    <>
      <strong>{one.name || bot}</strong>
      <small>{bot || marks.filter(Boolean).join(" · ")}</small>
    </>
  );
}
