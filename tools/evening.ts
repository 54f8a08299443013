import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { evening } from "../test/evening/evening.ts";
import { openDepot } from "../test/network/depot.ts";
import { play } from "../test/network/journey.ts";
import { mapIds as maps } from "../maps/catalog.ts";
import { launchBrowser } from "./chromium.ts";
import { buildClient, serve } from "./server.ts";

/**
 * `npm run evening [browser|network]`: whole games on every board, through the interface of real
 * browsers, and over a network that delays, cuts and goes deaf while the server is restarted twice.
 * Everything is compared with the log; the first difference ends it with an error.
 */
const part = process.argv[2];
const dist = mkdtempSync(join(tmpdir(), "branchline-evening-"));
await buildClient(dist);

async function inBrowsers(): Promise<void> {
  const server = await serve(dist);
  const browser = await launchBrowser();
  try {
    for (const map of maps) {
      const told = await evening({ browser, url: server.url, map });
      if (told.troubles.length > 0) throw new Error(told.troubles.join("\n"));
      const { browsers, turns, events, seconds, hiccups } = told;
      console.log(
        `✓ ${map} in ${browsers} browsers: ${turns} turns, ${events} events, ${seconds} s`,
      );
      if (hiccups > 0) console.log(`  ${hiccups} times something had to be pressed again`);
    }
  } finally {
    await browser.close();
    await server.close();
  }
}

async function overBadNetwork(): Promise<void> {
  const depot = await openDepot(dist);
  try {
    const figures = await play({
      depot,
      maps,
      haste: 1,
      restarts: [150, 400],
      weather: { seed: "storm", delay: [0, 600], cut: 0.01, silence: 0.004 },
    });
    console.log(`✓ ${maps.join(", ")} over a bad network: every log is what the players saw`);
    for (const [name, value] of Object.entries(figures)) console.log(`  ${name}: ${value}`);
  } finally {
    await depot.close();
  }
}

try {
  if (part !== "network") await inBrowsers();
  if (part !== "browser") await overBadNetwork();
} finally {
  rmSync(dist, { recursive: true, force: true });
}
