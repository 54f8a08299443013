import { beforeEach, expect, test } from "vitest";
import { forgetAllGames } from "../../../client/device/forget.ts";
import { myGame, remember } from "../../../client/device/games.ts";
import { claimFragment } from "../../../client/pages/fragment.ts";
import { myLink } from "../../../client/pages/MyDevice.tsx";

const token = "T-oken_5678901234567890";
const invite = "I-nvite_78901234567890";

beforeEach(() => {
  forgetAllGames();
  history.replaceState(null, "", "/g/a-game");
});

function follow(link: string): void {
  const { pathname, hash } = new URL(link);
  history.replaceState(null, "", pathname + hash);
  claimFragment("a-game");
}

test("my link brings the seat and the invitation to another device, and hides both at once", () => {
  remember("a-game", { token, invite });
  const link = myLink("a-game");
  forgetAllGames();
  follow(link);
  expect(myGame("a-game")).toMatchObject({ token, invite });
  expect(location.href).toMatch(/\/g\/a-game$/);
});

test("a link with a seat alone brings that, and leaves an invitation known here as it is", () => {
  remember("a-game", { invite });
  follow(`http://localhost/g/a-game#${token}`);
  expect(myGame("a-game")).toMatchObject({ token, invite });
});

test("without an invitation at hand my link is the seat's own", () => {
  remember("a-game", { token });
  expect(new URL(myLink("a-game")).hash).toBe(`#${token}`);
});

test("what is no secret is taken from the address and forgotten", () => {
  for (const hash of ["short", `${token}.`, `${token}.a b`, `.${invite}`]) {
    follow(`http://localhost/g/a-game#${hash}`);
    expect(myGame("a-game"), hash).toBeUndefined();
    expect(location.hash, hash).toBe("");
  }
});
