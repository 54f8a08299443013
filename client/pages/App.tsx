/** The page for the address. The way from a link to the table is here; the rest comes later. */
import { gameAt, place } from "../router.ts";
import "../board/letters.css";
import "../theme.css";
import "./print.css";
import "./forms.css";
// Styles above are the ground for those of the pages below.
import { Game } from "./Game.tsx";
import { later } from "./later.tsx";

const Elsewhere = later(async () => (await import("./Elsewhere.tsx")).Elsewhere);

export function App() {
  const now = place.value;
  const game = gameAt(now);
  return game ? <Game key={game.game} {...game} /> : <Elsewhere place={now} />;
}
