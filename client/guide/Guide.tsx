/** How to play, per map: on its own page, and as a sheet during a game. */
import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import type { Board } from "../../maps/board.ts";
import { loadBoard } from "../connection/boards.ts";
import { wishFor } from "../device/solo.ts";
import { Choice } from "../pages/Choice.tsx";
import { mapIds } from "../../maps/catalog.ts";
import { mapName } from "../pages/mapNames.ts";
import { Page } from "../pages/Page.tsx";
import { go } from "../router.ts";
import { wordsOf } from "../words/index.ts";
import { Chapters } from "./Chapters.tsx";
import "./guide.css";

export function Guide({ map }: { readonly map: string | null }) {
  const t = wordsOf("guide");
  const chosen = mapIds.find((id) => id === map) ?? "usa";
  return (
    <Page title={t.title} class="guide">
      <Choice
        label={t.choose}
        value={chosen}
        options={mapIds.map((id) => [id, mapName(id)])}
        onChoose={(id) => go(`/guide/${id}`, { replace: true })}
      />
      <GuideText map={chosen} />
      <p class="actions">
        <a class="key" href="/solo?new" onClick={() => wishFor({ map: chosen })}>
          {t.play}
        </a>
      </p>
    </Page>
  );
}

export function GuideText({ map }: { readonly map: string }) {
  const board = useSignal<Board | null>(null);
  useEffect(() => {
    let gone = false;
    void loadBoard(map).then((loaded) => {
      if (!gone) board.value = loaded;
    });
    return () => {
      gone = true;
    };
  }, [map]);
  return board.value?.id === map ? <Chapters board={board.value} /> : null;
}
