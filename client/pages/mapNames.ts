import { words } from "../words/index.ts";

export const mapIds = ["usa", "europe", "poland"] as const;

export type MapId = (typeof mapIds)[number];

export function mapName(map: string): string {
  const names: Readonly<Record<string, string>> = words.value.pages.maps;
  return names[map] ?? map;
}
