/** Every page but a game's own. The front page is here, what it leads to comes when it is opened. */
import type { Place } from "../router.ts";
import { Front as FrontPage } from "./Front.tsx";
import { later } from "./later.tsx";
import { pageAt } from "./places.ts";

const Front = later(async () => FrontPage, "front");
const NewGame = later(async () => (await import("./NewGame.tsx")).NewGame, "front", "around");
const Screen = later(async () => (await import("../screen/Screen.tsx")).Screen, "around");
const Solo = later(async () => (await import("../solo/Solo.tsx")).Solo, "front");
const Replay = later(
  async () => (await import("../replay/Replay.tsx")).OnlineReplay,
  "replay",
  "end",
);
const SoloReplay = later(
  async () => (await import("../replay/Replay.tsx")).SoloReplay,
  "replay",
  "end",
);
const Guide = later(async () => (await import("../guide/Guide.tsx")).Guide, "guide");
const Settings = later(async () => (await import("./Settings.tsx")).Settings, "about");
const Privacy = later(async () => (await import("./Privacy.tsx")).Privacy, "about");
const Lost = later(async () => (await import("./Lost.tsx")).Lost, "around");

export function Elsewhere({ place }: { readonly place: Place }) {
  const now = pageAt(place);
  switch (now.page) {
    case "front":
      return <Front />;
    case "new":
      return <NewGame />;
    case "solo":
      return <Solo />;
    case "solo-replay":
      return <SoloReplay />;
    case "settings":
      return <Settings />;
    case "privacy":
      return <Privacy />;
    case "guide":
      return <Guide map={now.map} />;
    case "screen":
      return <Screen key={now.game} game={now.game} />;
    case "replay":
      return <Replay key={now.game} game={now.game} />;
    case "lost":
      return <Lost />;
    default:
      return now satisfies never;
  }
}
