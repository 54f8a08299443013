import { defineConfig } from "vite";

export default defineConfig({
  root: import.meta.dirname,
  logLevel: "warn",
  server: { port: 8810, strictPort: true, fs: { allow: ["../../.."] }, hmr: false },
  oxc: { jsx: { runtime: "automatic", importSource: "preact" } },
});
