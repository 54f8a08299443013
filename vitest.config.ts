import { cloudflareTest } from "@cloudflare/vitest-plugin";
import { defineConfig } from "vitest/config";
import { elements } from "./vite.config.ts";

// A test that hangs must end, a slow machine must not fail it.
const patience = { testTimeout: 120_000, hookTimeout: 120_000 };

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          ...patience,
          name: "engine",
          environment: "node",
          include: ["test/{engine,maps,project}/**/*.test.ts"],
        },
      },
      {
        oxc: elements,
        test: {
          ...patience,
          name: "client",
          environment: "happy-dom",
          include: ["test/client/**/*.test.{ts,tsx}"],
        },
      },
      {
        plugins: [cloudflareTest({ wrangler: { configPath: "./wrangler.toml" } })],
        test: { ...patience, name: "worker", include: ["test/worker/**/*.test.ts"] },
      },
      {
        test: {
          ...patience,
          name: "network",
          environment: "node",
          include: ["test/network/**/*.test.ts"],
        },
      },
      {
        test: {
          ...patience,
          name: "browser",
          environment: "node",
          include: ["test/browser/**/*.test.ts"],
          globalSetup: "test/browser/setup.ts",
        },
      },
    ],
  },
});
