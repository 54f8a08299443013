import { defineConfig } from "vite";
import { lateImports } from "./tools/lateImports.ts";
import { precache } from "./tools/precache.ts";

/**
 * Many small files compress worse than one: the way from a link to the first move is one file, and
 * so are its styles. Everything else stays in the files it is asked for in.
 */
const firstMove = [
  /node_modules\/@?preact\//,
  /engine\/(evolve|table|claim|legal|hand|piles|types)\./,
  /maps\/board\.ts|worker\/protocol\.ts/,
  /client\/(main|router)\.tsx?/,
  /client\/(connection|sound)\//,
  /client\/(soon|home\/updates|guide\/(Hints|hint))\.tsx?/,
  /client\/device\/(memory|settings|looks|games|name|levels)\./,
  /client\/(table|board)\/[^/]+\.tsx?/,
  /client\/board\/(palette|letters)\.css/,
  /client\/planner\/(cards|payable|story|ways)\./,
  /client\/words\/(index|plural|languages|shelves|refusal|en\/(core|shelf|table|pages|board|hints))\./,
  /client\/pages\/(App|later|Game|TableSoon|Playing|Lobby|LobbySeats|MySeat|Page|SeatCar)\./,
];

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
          groups: [{ name: "game", test: (id) => firstMove.some((part) => part.test(id)) }],
        },
      },
    },
  },
  plugins: [precache(), lateImports()],
  oxc: { jsx: { runtime: "automatic", importSource: "preact" } },
});
