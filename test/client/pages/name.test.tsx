import { render } from "preact";
import { act } from "preact/test-utils";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { rememberName } from "../../../client/device/name.ts";
import { NameField, useNamed } from "../../../client/pages/NameField.tsx";
import { loadWords } from "../../../client/words/index.ts";

let host: HTMLElement;
let sent: string[];
/** What the server says to the next one who sends. */
let answer: Promise<string>;

beforeEach(async () => {
  await loadWords("en");
  rememberName("");
  sent = [];
  answer = Promise.resolve("");
  host = document.createElement("div");
  document.body.append(host);
  await act(() => render(<Form />, host));
});

afterEach(() => {
  render(null, host);
  host.remove();
});

function Form() {
  const form = useNamed((name) => {
    sent.push(name);
    return answer;
  });
  return (
    <form onSubmit={form.submit}>
      <NameField form={form} label="Your name" please="Please write your name." />
      <output>{form.problem.value}</output>
    </form>
  );
}

const field = () => host.querySelector("input") as HTMLInputElement;
const submit = () => act(() => void host.querySelector("form")?.requestSubmit());
const type = (text: string) =>
  act(() => {
    field().value = text;
    field().dispatchEvent(new Event("input", { bubbles: true }));
  });
/** What a screen reader says of the field besides its label. */
const said = () =>
  (field().getAttribute("aria-describedby") ?? "")
    .split(" ")
    .map((id) => host.querySelector(`[id="${id}"]`)?.textContent ?? "")
    .join("");

test("without a name nothing is sent; the field says why until a letter is typed", async () => {
  await submit();
  expect(sent).toEqual([]);
  expect(document.activeElement).toBe(field());
  expect(field().getAttribute("aria-invalid")).toBe("true");
  expect(said()).toBe("Please write your name.");
  await type("A");
  expect(field().getAttribute("aria-invalid")).not.toBe("true");
  expect(said()).toBe("");
});

test("a name is sent trimmed, once however often it is asked for, and what failed is told", async () => {
  let fail: (why: string) => void = () => {};
  answer = new Promise((resolve) => (fail = resolve));
  await type("  Ana ");
  await submit();
  await submit();
  expect(sent).toEqual(["Ana"]);
  fail("No seat is free.");
  await vi.waitFor(() =>
    expect(host.querySelector("output")?.textContent).toBe("No seat is free."),
  );
});

test("near its end the field says how long a name may be", async () => {
  await type("Maximiliana");
  expect(said()).toBe("");
  await type("Maximiliana Feathers");
  expect(said()).toBe("20 of 20 letters");
  expect(field().maxLength).toBe(20);
});
