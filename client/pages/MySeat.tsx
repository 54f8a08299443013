/** My name and my colour, until the game starts. */
import { useSignal } from "@preact/signals";
import { playerColors } from "../../engine/types.ts";
import type { Room } from "../../worker/protocol.ts";
import { rememberName } from "../device/name.ts";
import { words } from "../words/index.ts";
import { NameInput } from "./NameInput.tsx";
import { SeatCar } from "./SeatCar.tsx";
import type { Send } from "./LobbySeats.tsx";

interface MySeatProps {
  readonly room: Room;
  readonly seat: number;
  readonly send: Send;
}

export function MySeat({ room, seat, send }: MySeatProps) {
  const p = words.value.pages;
  const mine = room.seats[seat];
  const name = useSignal<string | null>(null);
  if (!mine) return null;
  const taken = new Set(
    room.seats.filter((one, i) => i !== seat && one.kind !== "open").map((one) => one.color),
  );
  const rename = (event: Event) => {
    event.preventDefault();
    const next = name.value?.trim();
    if (!next || next === mine.name) return;
    rememberName(next);
    void send({ type: "profile", name: next }).then(() => (name.value = null));
  };
  return (
    <section class="myseat">
      <fieldset class="colours">
        <legend>{p.lobby.color}</legend>
        <div>
          {playerColors.map((color) => (
            <label key={color}>
              <input
                type="radio"
                name="colour"
                checked={mine.color === color}
                disabled={taken.has(color)}
                aria-label={p.colors[color]}
                onChange={() => void send({ type: "profile", color })}
              />
              <SeatCar color={color} />
            </label>
          ))}
        </div>
      </fieldset>
      <form onSubmit={rename}>
        <div class="field">
          <label for="rename">{p.lobby.rename}</label>
          <NameInput
            id="rename"
            name={name.value ?? mine.name}
            onName={(next) => (name.value = next)}
          />
        </div>
        {name.value !== null && name.value.trim() !== mine.name && (
          <button class="key" type="submit">
            {p.lobby.save}
          </button>
        )}
      </form>
    </section>
  );
}
