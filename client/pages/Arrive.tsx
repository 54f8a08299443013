/** Arriving by an invitation: say who you are, sit down, done. */
import { useSignal } from "@preact/signals";
import type { Room } from "../../worker/protocol.ts";
import { copy } from "../device/copy.ts";
import { words, wordsOf } from "../words/index.ts";
import { refusalText } from "../words/refusal.ts";
import { takeSeat } from "./api.ts";
import { mapName } from "./mapNames.ts";
import { NameField, useNamed } from "./NameField.tsx";
import { Page } from "./Page.tsx";
import "./arrive.css";
import "./ticket.css";

interface ArriveProps {
  readonly game: string;
  readonly invite: string;
  readonly room: Room;
  readonly onSeated: (token: string) => void;
  readonly onWatch: () => void;
}

export function Arrive({ game, invite, room, onSeated, onWatch }: ArriveProps) {
  const t = wordsOf("arrive");
  const form = useNamed(async (mine) => {
    const reply = await takeSeat(game, invite, mine);
    if ("ok" in reply) onSeated(reply.ok.token);
    else if (reply.failed.status === 409) onWatch();
    else return refusalText(reply.failed);
    return "";
  });

  const people = room.seats.filter((seat) => seat.kind === "person");
  const free = room.seats.filter((seat) => seat.kind === "open").length;
  const host = room.host === null ? undefined : room.seats[room.host];
  const known = people.find((seat) => same(seat.name, form.name.value));

  return (
    <Page title={t.title} class="arrive">
      <div class="edmondson flat">
        <span class="stub" aria-hidden="true">
          {mapName(room.map)}
        </span>
        <span class="body">
          <strong>{mapName(room.map)}</strong>
          <em>{host?.kind === "person" ? t.from(host.name) : t.fromNobody}</em>
          <small>
            {room.status === "lobby" ? t.free(free) : t.takeOver}
            {people.length > 0 &&
              ` · ${t.here}: ${words.value.table.list(people.map((seat) => seat.name))}`}
          </small>
        </span>
      </div>
      <form onSubmit={form.submit}>
        <NameField form={form} label={t.yourName} please={t.nameMissing} big />
        {known && <OtherBrowser game={game} known={known.name} />}
        <p class="problem" role="alert">
          {form.problem.value}
        </p>
        <button class="key wide" type="submit" aria-disabled={form.busy.value}>
          {form.busy.value ? t.sitting : t.sit}
        </button>
        {room.watching && (
          <button class="key-plain wide" type="button" onClick={onWatch}>
            {t.watch}
          </button>
        )}
      </form>
      <figure class="banner">
        <img src={`/maps/${room.map}.webp`} alt="" width="600" height="400" loading="lazy" />
      </figure>
    </Page>
  );
}

/** Chat apps open links in browsers of their own, which do not know the seat taken elsewhere. */
export function OtherBrowser({ game, known }: { readonly game: string; readonly known?: string }) {
  const t = wordsOf("arrive");
  const copied = useSignal(false);
  return (
    <aside class="tip" role="note">
      {known !== undefined && <strong>{t.knownName(known)}</strong>}
      <p>{t.otherBrowser}</p>
      <button
        class="key-plain"
        type="button"
        onClick={async () => (copied.value = await copy(`${location.origin}/g/${game}`))}
      >
        {copied.value ? words.value.pages.lobby.copied : t.copyForBrowser}
      </button>
      <p class="fine">{t.askHost}</p>
    </aside>
  );
}

function same(one: string, other: string): boolean {
  return one.trim().toLocaleLowerCase() === other.trim().toLocaleLowerCase();
}
