import type { MapId } from "../../maps/catalog.ts";
import { words } from "../words/index.ts";

export function mapName(map: string): string {
  // Every board of the catalog has a name, or this does not compile.
  const known: Readonly<Record<MapId, string>> = words.value.pages.maps;
  const names: Readonly<Record<string, string>> = known;
  return names[map] ?? map;
}
