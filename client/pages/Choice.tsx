/** A few choices side by side, of which one holds. Radio buttons underneath, so keys work as usual. */
import "./choice.css";

interface ChoiceProps<V extends string> {
  readonly label: string;
  readonly value: V;
  readonly options: readonly (readonly [value: V, text: string])[];
  readonly onChoose: (value: V) => void;
  readonly disabled?: boolean;
}

export function Choice<V extends string>(props: ChoiceProps<V>) {
  return (
    <fieldset class="pick" disabled={props.disabled}>
      <legend>{props.label}</legend>
      <div>
        {props.options.map(([value, text]) => (
          <label key={value}>
            <input
              type="radio"
              name={props.label}
              value={value}
              checked={value === props.value}
              onChange={() => props.onChoose(value)}
            />
            <span>{text}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

interface SwitchProps {
  readonly label: string;
  readonly note?: string;
  readonly on: boolean;
  readonly disabled?: boolean;
  readonly onChange: (on: boolean) => void;
}

export function Switch({ label, note, on, disabled, onChange }: SwitchProps) {
  return (
    <label class="lever">
      <span>
        {label}
        {note && <small>{note}</small>}
      </span>
      <input
        type="checkbox"
        role="switch"
        checked={on}
        disabled={disabled}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
    </label>
  );
}
