/** The room would not have us: say why, in the reader's language where the code is known. */
import { closeCodes } from "../../worker/protocol.ts";
import { words, wordsOf } from "../words/index.ts";
import { closedText } from "./closedText.ts";
import { Notice } from "./Notice.tsx";

interface ClosedProps {
  readonly code: number;
  readonly seated: boolean;
  readonly onGiveUpSeat: () => void;
}

export function Closed({ code, seated, onGiveUpSeat }: ClosedProps) {
  const p = words.value.pages;
  const deadSeat = seated && code === closeCodes.badToken;
  const back =
    code === closeCodes.silent || code === closeCodes.tooFast || code === closeCodes.full;
  return (
    <Notice
      title={deadSeat || back ? p.name : wordsOf("around").lost.title}
      text={closedText(code)}
    >
      {deadSeat && (
        <button class="key" onClick={onGiveUpSeat}>
          {wordsOf("arrive").watch}
        </button>
      )}
      {(back || code === closeCodes.otherProtocol) && (
        <button class="key" onClick={() => location.reload()}>
          {p.retry}
        </button>
      )}
    </Notice>
  );
}
