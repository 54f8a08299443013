import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { type Browser, chromium } from "playwright-core";
import { root } from "./wrangler.ts";

const cache = join(root, "node_modules/.cache");
const unpacked = join(cache, "chromium-147");

/** The package's own list of font folders names places of the machine it was made for. */
const fonts = `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig><dir prefix="relative">fonts</dir></fontconfig>
`;

/**
 * Unpacks the browser that came as a package, once per installation. It unpacks into its TMPDIR, so
 * it gets one of its own, and only a complete one takes the final name: two runs at the same time
 * do not start a half-written binary.
 */
export function unpackChromium(): void {
  if (existsSync(unpacked)) return;
  mkdirSync(cache, { recursive: true });
  const folder = mkdtempSync(join(cache, "unpacking-"));
  const script = `import c from "@sparticuz/chromium"; await c.executablePath();`;
  execFileSync(process.execPath, ["--input-type=module", "-e", script], {
    cwd: root,
    env: { ...process.env, TMPDIR: folder, AWS_LAMBDA_JS_RUNTIME: "nodejs24.x" },
  });
  writeFileSync(join(folder, "fonts/fonts.conf"), fonts);
  try {
    renameSync(folder, unpacked);
  } catch (error) {
    rmSync(folder, { recursive: true, force: true });
    if (!existsSync(unpacked)) throw error;
  }
}

/**
 * A real browser. Any name ending in `.test` is this machine, so that `http://table.test:PORT` is
 * what a phone sees that opened an address on the network: not a secure context.
 */
export async function launchBrowser(): Promise<Browser> {
  const own = process.env["CHROMIUM"];
  if (own === undefined) unpackChromium();
  const libraries = [join(unpacked, "al2023/lib"), process.env["LD_LIBRARY_PATH"]];
  return chromium.launch({
    executablePath: own ?? join(unpacked, "chromium"),
    headless: true,
    args: [
      "--no-sandbox",
      "--disable-gpu",
      "--font-render-hinting=none",
      "--host-resolver-rules=MAP *.test 127.0.0.1",
    ],
    env: {
      ...process.env,
      FONTCONFIG_PATH: join(unpacked, "fonts"),
      LD_LIBRARY_PATH: libraries.filter((path) => path !== undefined).join(":"),
    },
  });
}
