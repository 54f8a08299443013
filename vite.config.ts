import { defineConfig } from "vite";
import { precache } from "./tools/precache.ts";

/**
 * Many small files compress worse than two: what every page needs, and what the way from a link to
 * the first move needs. Everything else stays in the files it is asked for in.
 */
const everyPage =
  /node_modules\/(preact|@preact)\/|client\/(device\/(memory|settings|games|name|levels)|router\.ts|words\/(index|plural|languages|shelves)\.ts|pages\/(App|api|later)\.)/;
const firstMove =
  /engine\/(evolve|table|claim|legal|hand|piles|network|types)\.ts|maps\/board\.ts|worker\/protocol\.ts|client\/((table|board)\/[^/]+\.tsx?|planner\/(cards|payable|story|warnings|ways)|connection|words\/(refusal|en\/(core|shelf|table|pages|board))\.ts|pages\/(Game|Playing|Arrive|Lobby|LobbySeats|MySeat|Notice|Page|SeatCar)\.)/;

// The client alone; the worker is bundled by wrangler.
export default defineConfig({
  root: "client",
  build: {
    outDir: "../dist",
    emptyOutDir: true,
    target: "es2022",
    modulePreload: {
      polyfill: false,
      // Styles have to come with their page; scripts find what they import by themselves, and a
      // list of hashed names beside every import would weigh more than the round trip it saves.
      resolveDependencies: (_file, deps) => deps.filter((dep) => dep.endsWith(".css")),
    },
    // Everything that is a file stays a file: a strict CSP has no data: scripts or fonts.
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: "base", test: everyPage, priority: 2 },
            { name: "game", test: firstMove, priority: 1 },
          ],
        },
      },
    },
  },
  plugins: [precache()],
  oxc: { jsx: { runtime: "automatic", importSource: "preact" } },
});
