/** The seats as compartments of a carriage: who sits where, and what one can do about it. */
import type { ClientFrame, Level, Room, RoomSeat } from "../../worker/protocol.ts";
import { levels } from "../device/levels.ts";
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
              {isHost && one.kind === "person" && i !== seat && (
                <button
                  class="textual"
                  aria-label={t.remove(one.name)}
                  onClick={async () => {
                    if (await ask(t.removeSure(one.name), t.remove(one.name)))
                      void send({ type: "remove", seat: i });
                  }}
                >
                  <Cross />
                </button>
              )}
              {one.kind === "bot" && isHost && (
                <>
                  <LevelChoice
                    level={one.level ?? "normal"}
                    onChoose={(level) => void send({ type: "bot", seat: i, level })}
                  />
                  <button
                    class="textual"
                    aria-label={t.removeBot}
                    onClick={() => void send({ type: "bot", seat: i, level: null })}
                  >
                    <Cross />
                  </button>
                </>
              )}
              {one.kind === "open" && isHost && (
                <button
                  class="textual"
                  onClick={() => void send({ type: "bot", seat: i, level: "normal" })}
                >
                  {t.addBot}
                </button>
              )}
              {one.kind === "open" && seat !== null && !isHost && (
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

interface WhoProps {
  readonly one: RoomSeat;
  readonly mine: boolean;
  readonly host: boolean;
}

function Who({ one, mine, host }: WhoProps) {
  const p = words.value.pages;
  switch (one.kind) {
    case "open":
      return <em>{p.lobby.open}</em>;
    case "bot":
      return (
        <>
          <strong>{one.name || p.computer(p.levels[one.level ?? "normal"])}</strong>
          <small>{p.computer(p.levels[one.level ?? "normal"])}</small>
        </>
      );
    case "person": {
      const marks = [
        mine ? p.lobby.you : undefined,
        host ? p.lobby.host : undefined,
        mine ? undefined : one.connected ? p.lobby.here : p.lobby.away,
      ].filter((mark) => mark !== undefined);
      return (
        <>
          <strong>{one.name}</strong>
          <small>{marks.join(" · ")}</small>
        </>
      );
    }
    default:
      return one.kind satisfies never;
  }
}

interface LevelProps {
  readonly level: Level;
  readonly onChoose: (level: Level) => void;
}

function LevelChoice({ level, onChoose }: LevelProps) {
  const p = words.value.pages;
  return (
    <select
      aria-label={p.lobby.level}
      value={level}
      onChange={(event) => {
        const chosen = levels.find((one) => one === event.currentTarget.value);
        if (chosen) onChoose(chosen);
      }}
    >
      {levels.map((one) => (
        <option key={one} value={one}>
          {p.levels[one]}
        </option>
      ))}
    </select>
  );
}

function Cross() {
  return (
    <svg viewBox="0 0 16 16" aria-hidden="true" class="cross">
      <path d="M4 4l8 8M12 4l-8 8" stroke="currentColor" stroke-width="1.6" />
    </svg>
  );
}
