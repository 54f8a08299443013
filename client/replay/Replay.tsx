/** `/g/:game/replay` and `/solo/replay`. */
import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { Notice } from "../pages/Notice.tsx";
import { Waiting } from "../pages/Waiting.tsx";
import { wordsOf } from "../words/index.ts";
import { Projector } from "./Projector.tsx";
import { type Found, onlineFilm, soloFilm } from "./source.ts";
import "./replay.css";

export function OnlineReplay({ game }: { readonly game: string }) {
  return <Load load={() => onlineFilm(game)} missing={wordsOf("replay").notLoaded} />;
}

export function SoloReplay() {
  const t = wordsOf("replay");
  return <Load load={() => soloFilm(t.you)} missing={t.noSolo} />;
}

interface LoadProps {
  readonly load: () => Promise<Found>;
  readonly missing: string;
}

function Load({ load, missing }: LoadProps) {
  const t = wordsOf("replay");
  const found = useSignal<Found | null>(null);
  useEffect(() => {
    void load().then((film) => (found.value = film));
  }, []);
  if (!found.value) return <Waiting />;
  if ("none" in found.value) {
    const text = found.value.none === "not-over" ? t.notOver : missing;
    return <Notice title={t.title} text={text} />;
  }
  return <Projector film={found.value.film} />;
}
