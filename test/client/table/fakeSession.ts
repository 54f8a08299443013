/** A session whose far end is the test: events are told by hand, moves are answered by hand. */
import { computed, signal } from "@preact/signals";
import { evolve } from "../../../engine/evolve.ts";
import { rulesFor } from "../../../engine/index.ts";
import { tableOf } from "../../../engine/table.ts";
import type { Action, GameEvent, State } from "../../../engine/types.ts";
import type { Answer, Link, Session } from "../../../client/session.ts";
import type { Board } from "../../../maps/board.ts";
import type { ChatLine, ClientFrame, Reaction, Room } from "../../../worker/protocol.ts";

export function fakeSession(board: Board, seats = 2, seed = "11".repeat(32)) {
  const rules = rulesFor(board);
  const table = tableOf(board);
  /** The true game; what is told is what seat 0 may see. */
  let truth: State | undefined;
  const told = signal<readonly GameEvent[]>([]);
  const names = ["Ana", "Bo", "Cleo", "Dmytro", "Ewa"];
  const colors = ["blue", "red", "green", "yellow", "black"] as const;
  const room = signal<Room>({
    status: "playing",
    map: board.id,
    host: 0,
    seats: Array.from({ length: seats }, (_, i) => ({
      name: names[i] as string,
      kind: "person" as const,
      color: colors[i] ?? "blue",
      connected: true,
      autopilot: false,
    })),
    watchers: 0,
    clock: null,
    deadline: null,
    public: false,
    watching: true,
    chat: true,
    late: false,
    commitment: null,
    now: 0,
  });
  const link = signal<Link>({ state: "open" });
  const pending = signal<Action | null>(null);
  const chat = signal<readonly ChatLine[]>([]);
  const sent: (Action | ClientFrame)[] = [];
  const reacting = new Set<(seat: number | null, name: Reaction) => void>();
  let settle: ((answer: Answer) => void) | undefined;

  const tell = (events: readonly GameEvent[]) => {
    for (const event of events) truth = rules.evolve(truth, event);
    told.value = [...told.peek(), ...events.map((event) => rules.redact(event, 0))];
  };

  const session: Session = {
    game: `test-${seed.slice(0, 4)}`,
    board: signal(board),
    room,
    seat: signal(0),
    events: told,
    view: computed(() => {
      let state: State | undefined;
      for (const event of told.value) state = evolve(table, state, event);
      return state;
    }),
    chat,
    link,
    pending,
    skew: signal(0),
    rematch: signal(null),
    async act(action) {
      sent.push(action);
      pending.value = action;
      const answer = await new Promise<Answer>((done) => (settle = done));
      pending.value = null;
      return answer;
    },
    async send(frame) {
      sent.push(frame);
      return { done: true };
    },
    onReaction(listener) {
      reacting.add(listener);
      return () => reacting.delete(listener);
    },
    close() {},
  };

  return {
    session,
    sent,
    room,
    link,
    tell,
    truth: () => truth as State,
    begin: () => tell(rules.begin({ seats, seed })),
    /** Someone does something; everyone hears of it. */
    play: (seat: number, action: Action) => tell(rules.decide(truth as State, seat, action)),
    legal: (seat: number) => rules.legalActions(truth as State, seat),
    answer: (answer: Answer) => settle?.(answer),
    say: (line: ChatLine) => (chat.value = [...chat.peek(), line]),
    react: (seat: number | null, name: Reaction) => {
      for (const listener of reacting) listener(seat, name);
    },
  };
}
