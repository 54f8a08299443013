import { render } from "preact";
import { act } from "preact/test-utils";
import { beforeEach, expect, it } from "vitest";
import { createController } from "../../../client/table/controller.ts";
import { SheetFrame } from "../../../client/table/SheetFrame.tsx";
import { loadWords } from "../../../client/words/index.ts";
import { usa } from "../../../maps/usa.ts";
import { fakeSession } from "./fakeSession.ts";

beforeEach(() => loadWords("en"));

it("takes the focus when it opens, and never back from what was reached by keys since", async () => {
  const table = createController(fakeSession(usa).session);
  const place = document.body.appendChild(document.createElement("div"));
  const opener = document.body.appendChild(document.createElement("button"));
  opener.focus();
  // Everything that is left for after the painting happens at the end of this.
  await act(() => {
    render(
      <SheetFrame table={table} kind="log" title="Journal" onClose={() => {}}>
        <button type="button" id="within" />
      </SheetFrame>,
      place,
    );
    expect(document.activeElement).toBe(place.querySelector("section"));
    document.getElementById("within")?.focus();
  });
  expect(document.activeElement?.id).toBe("within");
  render(null, place);
  expect(document.activeElement).toBe(opener);
  table.dispose();
});
