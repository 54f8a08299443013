import { wordsOf } from "../words/index.ts";
import { Notice } from "./Notice.tsx";

export function Lost() {
  const t = wordsOf("around").lost;
  return <Notice title={t.title} text={t.text} />;
}
