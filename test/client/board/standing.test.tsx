import { render } from "preact";
import { act } from "preact/test-utils";
import { expect, test, vi } from "vitest";
import { useStanding } from "../../../client/board/parts.ts";

type Owners = readonly (number | null)[] | undefined;

const Probe = ({ owners }: { readonly owners: Owners }) => (
  <p>{useStanding(owners) ? "shown" : "waits"}</p>
);

/** A board of its own, opened on a game that stands so. */
function opened() {
  const host = document.createElement("div");
  return async (owners: Owners) => {
    await act(() => render(<Probe owners={owners} />, host));
    return host;
  };
}

test("a board that is played on already waits for its trains, any other is shown at once", async () => {
  const [played, fresh] = [opened(), opened()];
  expect((await fresh(undefined)).textContent).toBe("waits");
  expect((await fresh([null, null])).textContent).toBe("shown");
  // The first claim of all: it is there before the train is, and stays.
  expect((await fresh([null, 1])).textContent).toBe("shown");
  const host = await played([null, 1]);
  expect(host.textContent).toBe("waits");
  await vi.waitFor(() => expect(host.textContent).toBe("shown"));
});
