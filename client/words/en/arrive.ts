/** Arriving by an invitation. */
import { counting } from "../plural.ts";

const count = counting("en");

export const arrive = {
  title: "You are invited",
  from: (host: string) => `${host} has kept a seat for you.`,
  fromNobody: "A seat is free for you.",
  free: (n: number) => count(n, { one: "# seat free", other: "# seats free" }),
  yourName: "Your name",
  sit: "Take a seat",
  sitting: "Taking your seat …",
  watch: "Just watch",
  takeOver: "A computer player holds a seat that you can take over.",
  nameMissing: "Please write your name.",
  knownName: (name: string) => `${name} already has a seat here. Is that you?`,
  otherBrowser:
    "Chat apps open links in a browser of their own, which knows nothing of your seat. Open the link in the browser you used before and you are back in your seat.",
  askHost: "If that browser is gone, ask the host for a new seat link.",
  copyForBrowser: "Copy the link for my browser",
  here: "Already at the table",
};
