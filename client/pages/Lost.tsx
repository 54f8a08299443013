import { words } from "../words/index.ts";
import { Notice } from "./Notice.tsx";

export function Lost() {
  const t = words.value.pages.lost;
  return <Notice title={t.title} text={t.text} />;
}
