/** What the host decides before the start. */
import { useSignal } from "@preact/signals";
import type { Room } from "../../worker/protocol.ts";
import { words, wordsOf } from "../words/index.ts";
import { Choice, Switch } from "./Choice.tsx";
import { clocks, clockText } from "./clocks.ts";
import type { Send } from "./LobbySeats.tsx";
import { mapIds, mostPlayers } from "../../maps/catalog.ts";
import { mapName } from "./mapNames.ts";
import { MyDevice } from "./MyDevice.tsx";

interface OptionsProps {
  readonly game: string;
  readonly room: Room;
  readonly send: Send;
}

export function LobbyOptions({ game, room, send }: OptionsProps) {
  const t = wordsOf("around").options;
  /** A link for nobody else is not on the screen before someone asks for it. */
  const moving = useSignal(false);
  const most = mostPlayers(room.map);
  const counts = Array.from({ length: most - 1 }, (_, i) => String(i + 2));
  const times = clocks.some((one) => one === room.clock) ? clocks : [...clocks, room.clock];
  return (
    <>
      <Choice
        label={words.value.pages.lobby.map}
        value={room.map}
        options={mapIds.map((map) => [map, mapName(map)])}
        onChoose={(map) => void send({ type: "options", map })}
      />
      <Choice
        label={t.seatCount}
        value={String(room.seats.length)}
        options={counts.map((n) => [n, n])}
        onChoose={(n) => void send({ type: "options", seats: Number(n) })}
      />
      <label class="field">
        {t.clock}
        <select
          value={String(room.clock ?? "")}
          onChange={(event) =>
            void send({ type: "options", clock: Number(event.currentTarget.value) || null })
          }
        >
          {times.map((seconds) => (
            <option key={seconds} value={String(seconds ?? "")}>
              {clockText(seconds)}
            </option>
          ))}
        </select>
      </label>
      <Switch
        label={t.public}
        note={t.publicNote}
        on={room.public}
        onChange={(on) => void send({ type: "options", public: on })}
      />
      <RoomSwitches room={room} send={send} />
      <details class="more" onToggle={() => (moving.value = true)}>
        <summary>{wordsOf("around").menu.myDevices}</summary>
        {moving.value && <MyDevice game={game} />}
      </details>
    </>
  );
}

/** The ones that can be changed during the game too. */
export function RoomSwitches({ room, send }: { readonly room: Room; readonly send: Send }) {
  const t = wordsOf("around").options;
  return (
    <>
      <Switch
        label={t.watching}
        on={room.watching}
        onChange={(on) => void send({ type: "options", watching: on })}
      />
      <Switch
        label={t.chat}
        on={room.chat}
        onChange={(on) => void send({ type: "options", chat: on })}
      />
      <Switch
        label={t.late}
        on={room.late}
        onChange={(on) => void send({ type: "options", late: on })}
      />
    </>
  );
}
