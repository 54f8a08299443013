/** Games leave this device when someone says so, on the front page or in the settings. */
import { keepGames, myGames } from "./games.ts";

export const forgetGame = (game: string): void =>
  keepGames(myGames.peek().filter((one) => one.game !== game));

export const forgetAllGames = (): void => keepGames([]);
