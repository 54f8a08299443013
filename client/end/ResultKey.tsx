/** Back from the board to the result. */
import { wordsOf } from "../words/index.ts";
import "./ended.css";

export function ResultKey({ onClick }: { readonly onClick: () => void }) {
  return (
    <button class="key resultkey" onClick={onClick}>
      {wordsOf("end").over.show}
    </button>
  );
}
