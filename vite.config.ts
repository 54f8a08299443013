import { defineConfig, type Plugin } from "vite";
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

/**
 * Vite wraps every import() in a call that fetches the styles of what is imported, also where there
 * are none. The wrapping without a purpose is taken off again.
 */
function bareImports(): Plugin {
  const wrapped =
    /[\w$]+\(async\(\)=>\{let\{[^}]*\}=await (import\(`[^`]*`\));return\{[^}]*\}\},\[\]\)/g;
  return {
    name: "branchline-bare-imports",
    apply: "build",
    generateBundle: {
      order: "post",
      handler(_options, bundle) {
        for (const chunk of Object.values(bundle))
          if (chunk.type === "chunk") chunk.code = chunk.code.replace(wrapped, "$1");
      },
    },
  };
}

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
  plugins: [precache(), bareImports()],
  oxc: { jsx: { runtime: "automatic", importSource: "preact" } },
});
