import { defineConfig } from "vite";
import { lateImports } from "./tools/lateImports.ts";
import { precache } from "./tools/precache.ts";

/**
 * How JSX becomes calls. Those of createElement compress better than those of the automatic runtime,
 * and there is no second way to make an element. The tests of the client are built the same way, and
 * without what would be added for tools of development: it ends up as attributes of the elements.
 */
export const elements = {
  jsx: {
    runtime: "classic",
    pragma: "createElement",
    pragmaFrag: "Fragment",
    development: false,
  },
  jsxInject: 'import { createElement, Fragment } from "preact"',
} as const;

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
          // Many small files compress worse than one: the way from a link to the first move is one
          // file, with all that main.tsx imports outright; the rest is in the files it is asked for in.
          groups: [{ name: "game", test: /client\/main\.tsx/ }],
        },
      },
    },
  },
  plugins: [precache(), lateImports()],
  oxc: elements,
});
