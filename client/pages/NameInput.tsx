/** Where a name is written; near its end it says how long a name may be. */
import { longestName } from "../device/name.ts";
import { words } from "../words/index.ts";

/** From so many letters on the end is near enough to speak of it. */
const near = longestName - 4;

interface NameInputProps {
  readonly id: string;
  readonly name: string;
  readonly invalid?: boolean;
  /** Where it stands what is wrong with it. */
  readonly problem?: string;
  readonly onName: (name: string) => void;
}

export function NameInput({ id, name, invalid, problem, onName }: NameInputProps) {
  return (
    <>
      <input
        id={id}
        type="text"
        autocomplete="nickname"
        maxLength={longestName}
        value={name}
        aria-invalid={invalid}
        aria-describedby={`${id}-left ${problem ?? ""}`}
        onInput={(event) => onName(event.currentTarget.value)}
      />
      <small id={`${id}-left`} role="status">
        {name.length < near ? "" : words.value.pages.letters(name.length, longestName)}
      </small>
    </>
  );
}
