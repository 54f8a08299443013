import { beforeAll, expect, it } from "vitest";
import type { Plans } from "../../../client/planner/warnings.ts";
import { newsOf } from "../../../client/table/beside/news.ts";
import { createController } from "../../../client/table/controller.ts";
import { loadArea, loadWords } from "../../../client/words/index.ts";
import { usa } from "../../../maps/usa.ts";
import { fakeSession } from "./fakeSession.ts";

beforeAll(async () => {
  await loadWords("en");
  await Promise.all([loadArea("beside"), loadArea("deeds")]);
});

const open = { state: "open", way: [], build: [], trains: 4, cards: 2, borrowed: [] } as const;
const plansWith = (plan: unknown) => new Map([[0, plan]]) as Plans;

function news(seat: number, after: unknown) {
  const { session, begin } = fakeSession(usa, 2);
  begin();
  const table = createController(session);
  const claimed = { type: "laneClaimed", seat, lane: 0, cards: [], points: 1 } as const;
  return newsOf(table, claimed, undefined, plansWith(open), plansWith(after));
}

it("says that my claim has completed a ticket", () => {
  const [one, ...more] = news(0, { state: "done", way: [0], borrowed: [] });
  expect(one).toMatchObject({
    tone: "good",
    text: expect.stringMatching(/^Ticket .* completed!$/),
  });
  expect(more).toEqual([]);
});

it("warns of another's claim that makes a way longer or cuts it off, also aloud", () => {
  expect(news(1, { ...open, trains: 7 })).toMatchObject([
    { tone: "bad", aloud: true, text: expect.stringMatching(/ now takes 3 trains more\.$/) },
  ]);
  expect(news(1, { state: "lost", why: "lanes", trains: 0 })).toMatchObject([
    { tone: "bad", aloud: true, text: expect.stringMatching(/: no way is left for .*\.$/) },
  ]);
  expect(news(1, open)).toEqual([]);
});

it("announces the last round", () => {
  const { session, begin } = fakeSession(usa, 2);
  begin();
  const event = { type: "lastRound", seat: 1 } as const;
  const deed = { at: 1, kind: "lastRound", seat: 1 } as const;
  expect(newsOf(createController(session), event, deed, new Map(), new Map())).toEqual([
    {
      tone: "grand",
      title: "lastRound",
      text: "Bo has two trains or fewer: everyone has one more turn.",
      ms: 9000,
    },
  ]);
});
