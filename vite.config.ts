import { defineConfig } from "vite";
import { precache } from "./tools/precache.ts";

// The client alone; the worker is bundled by wrangler.
export default defineConfig({
  root: "client",
  build: {
    outDir: "../dist",
    emptyOutDir: true,
    target: "es2022",
    modulePreload: { polyfill: false },
    // Everything that is a file stays a file: a strict CSP has no data: scripts or fonts.
    assetsInlineLimit: 0,
    reportCompressedSize: false,
  },
  plugins: [precache()],
  oxc: { jsx: { runtime: "automatic", importSource: "preact" } },
});
