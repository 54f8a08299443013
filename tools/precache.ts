import { createHash } from "node:crypto";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join, relative, sep } from "node:path";
import { type Plugin, transformWithOxc } from "vite";
import { root } from "./wrangler.ts";

/** Files that tell servers something and are never fetched by a page. */
const notFetched = /^(_headers|_redirects|sw\.js|.*\.map)$/;

/** Writes `sw.js` beside the client: client/home/sw.ts with the list of all that was built. */
export function precache(): Plugin {
  let outDir = "";
  let written = false;
  return {
    name: "branchline-precache",
    apply: "build",
    configResolved(config) {
      outDir = join(config.root, config.build.outDir);
      if (config.build.outDir.startsWith(sep)) ({ outDir } = config.build);
    },
    writeBundle() {
      written = true;
    },
    closeBundle: {
      order: "post",
      async handler() {
        // Of a build that failed there is nothing to list; what failed says so itself.
        if (!written) return;
        const paths = readdirSync(outDir, { recursive: true, withFileTypes: true })
          .filter((entry) => entry.isFile())
          .map((entry) => relative(outDir, join(entry.parentPath, entry.name)).split(sep).join("/"))
          .filter((path) => !notFetched.test(path))
          .sort();
        const version = createHash("sha256");
        for (const path of paths) version.update(path).update(readFileSync(join(outDir, path)));
        const constants = {
          // The page is asked for under its own address; /index.html would be a redirect.
          files: paths.map((path) => (path === "index.html" ? "/" : `/${path}`)),
          version: version.digest("hex").slice(0, 16),
          indexHash: createHash("sha256")
            .update(readFileSync(join(outDir, "index.html")))
            .digest("hex"),
        };
        const path = join(root, "client/home/sw.ts");
        const { code } = await transformWithOxc(readFileSync(path, "utf8"), path);
        const head = Object.entries(constants).map(
          ([name, value]) => `const ${name} = ${JSON.stringify(value)};\n`,
        );
        writeFileSync(join(outDir, "sw.js"), head.join("") + code);
      },
    },
  };
}
