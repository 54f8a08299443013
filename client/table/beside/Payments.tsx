/** Ways to pay, side by side; the sensible one is chosen already. */
import { type Payment, cardsOf } from "../../planner/payments.ts";
import { wordsOf } from "../../words/index.ts";
import { CardChip } from "./CardChip.tsx";
import { cardsText } from "../telling.ts";

export interface PaymentsProps {
  readonly ways: readonly Payment[];
  readonly count: number;
  readonly chosen: number;
  readonly onChoose: (index: number) => void;
}

export function Payments({ ways, count, chosen, onChoose }: PaymentsProps) {
  return (
    <div class="payways" role="radiogroup" aria-label={wordsOf("beside").lanes.payWith}>
      {ways.map((way, i) => (
        <label key={`${way.color}-${way.locomotives}`} class="way" data-chosen={i === chosen}>
          <input
            type="radio"
            name="way"
            checked={i === chosen}
            aria-label={cardsText(cardsOf(way, count))}
            onChange={() => onChoose(i)}
          />
          {way.color && <CardChip card={way.color} n={count - way.locomotives} />}
          {way.locomotives > 0 && <CardChip card="locomotive" n={way.locomotives} />}
        </label>
      ))}
    </div>
  );
}
