import { render } from "preact";
import { beforeEach, expect, it } from "vitest";
import { LookBackBar } from "../../../client/pages/LookBackBar.tsx";
import { lookBack } from "../../../client/replay/lookBack.ts";
import { loadArea, loadWords } from "../../../client/words/index.ts";
import type { Action } from "../../../engine/types.ts";
import { usa } from "../../../maps/usa.ts";
import { fakeSession } from "../table/fakeSession.ts";

beforeEach(async () => {
  await loadWords("en");
  await loadArea("around");
});

it("says what the game asks of me while the table shows what was before", () => {
  const t = fakeSession(usa, 2);
  t.begin();
  const past = lookBack(t.session);
  past.go(1);
  const place = document.body.appendChild(document.createElement("div"));
  const said = () => {
    render(<LookBackBar past={past} live={t.session} />, place);
    return place.querySelector(".behind")?.textContent;
  };
  expect(said()).toBe("Keep at least 2 tickets");
  for (const seat of [0, 1])
    t.play(seat, t.legal(seat).find(({ type }) => type === "keepTickets") as Action);
  const draw = { type: "drawCard", from: "deck" } as const;
  while (t.truth().turn !== 0) t.play(1, draw);
  expect(said()).toBe("Your turn: draw, claim a route or take tickets");
  while (t.truth().turn === 0) t.play(0, draw);
  expect(said()).toMatch(/moves? behind$/);
});
