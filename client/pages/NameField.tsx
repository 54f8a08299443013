/** A name comes before a seat: the field for it, and the form that is not sent without one. */
import { type Signal, useSignal } from "@preact/signals";
import { myName, rememberName } from "../device/name.ts";
import { NameInput } from "./NameInput.tsx";
import "./name.css";

export interface Named {
  readonly name: Signal<string>;
  /** The name is missing, and this was said; until the next letter is typed. */
  readonly missing: Signal<boolean>;
  /** Why sending failed. */
  readonly problem: Signal<string>;
  readonly busy: Signal<boolean>;
  readonly submit: (event: Event) => Promise<void>;
}

/** `send` gets the name and answers with what went wrong, or with nothing. */
export function useNamed(send: (name: string) => Promise<string>): Named {
  const name = useSignal(myName.value);
  const missing = useSignal(false);
  const problem = useSignal("");
  const busy = useSignal(false);
  const submit = async (event: Event) => {
    event.preventDefault();
    const mine = name.value.trim();
    missing.value = mine === "";
    if (missing.value) {
      const field = document.getElementById("my-name");
      field?.focus({ preventScroll: true });
      // Not only into sight, but clear of the key at the lower edge, with the sentence below it.
      field?.scrollIntoView({ block: "center" });
      return;
    }
    if (busy.value) return;
    busy.value = true;
    rememberName(mine);
    problem.value = await send(mine);
    busy.value = false;
  };
  return { name, missing, problem, busy, submit };
}

interface NameFieldProps {
  readonly form: Named;
  readonly label: string;
  /** What is said to someone who gives no name. */
  readonly please: string;
  readonly big?: boolean;
}

export function NameField({ form, label, please, big = false }: NameFieldProps) {
  const { name, missing } = form;
  return (
    <div class={big ? "field big" : "field"}>
      <label for="my-name">{label}</label>
      <NameInput
        id="my-name"
        name={name.value}
        invalid={missing.value}
        problem="name-problem"
        onName={(next) => {
          name.value = next;
          missing.value = false;
        }}
      />
      <p class="problem" id="name-problem" role="alert">
        {missing.value ? please : ""}
      </p>
    </div>
  );
}
