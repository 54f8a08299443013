import { words } from "../words/index.ts";

export function mapName(map: string): string {
  const names: Readonly<Record<string, string>> = words.value.pages.maps;
  return names[map] ?? map;
}
