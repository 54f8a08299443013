import type { Plugin } from "vite";

/** What a built script imports outright, as it is written in it. */
const imports = /(?:from|import)"\.\/(.+?)"/g;

/**
 * What stands around an import() in the built client: the file is fetched together with all that it
 * imports and with its styles, and only then imported, out of the browser's cache. Browsers keep an
 * import() that failed as failed for as long as the page lives; a fetch may be tried again, so a
 * lost request costs nobody the part of the table it was for.
 *
 * A server that knows a file no more answers with the front page: most likely it has been deployed
 * anew since this page was loaded, and the page loads itself again, once for each file. Before that
 * it asks past the browser's cache, which may have kept such an answer.
 *
 * All built scripts lie in one folder, so every path is one from the first file.
 */
const helper = `
const ask = async (href, cache) => {
  const answer = await fetch(href, { cache });
  if (!answer.ok) throw new Error(href);
  return /html/.test(answer.headers.get("content-type")) ? undefined : answer;
};
const fetchFile = async (href) => {
  const answer = (await ask(href)) ?? (await ask(href, "reload"));
  if (answer) return answer.text();
  try {
    if (!sessionStorage[href]) {
      sessionStorage[href] = 1;
      location.reload();
    }
  } catch {}
  throw new Error(href);
};
const asked = new Map();
const addStyle = (href) =>
  new Promise((done, fail) => {
    const link = document.createElement("link");
    link.rel = "stylesheet";
    link.href = href;
    link.onload = done;
    link.onerror = () => {
      link.remove();
      fail(new Error(href));
    };
    document.head.append(link);
  });
const fetchStyle = (path) => {
  const href = "/" + path;
  if (!asked.has(href)) {
    asked.set(href, fetchFile(href).then(() => addStyle(href)));
    asked.get(href).catch(() => asked.delete(href));
  }
  return asked.get(href);
};
const there = new Set([import.meta.url]);
const fetchScript = async (path, now) => {
  const { href } = new URL(path, import.meta.url);
  if (now.has(href)) return href;
  now.add(href);
  const imports = (await fetchFile(href)).matchAll(${imports});
  await Promise.all(Array.from(imports, ([, one]) => fetchScript(one, now)));
  return href;
};
export const __vitePreload = async (path, styles) => {
  const now = new Set(there);
  const [href] = await Promise.all([path && fetchScript(path, now), ...styles.map(fetchStyle)]);
  for (const one of now) there.add(one);
  return href && globalThis.lateImport(href);
};
`;

const helperId = /vite\/preload-helper\.js$/;

const deps = String.raw`(\[\]|__vite__mapDeps\([^)]*\))`;
const file = String.raw`import\((\`[^\`]*\`)\)(\.then\(\w+=>\w+\.\w+\))?`;
/** The ways in which Vite writes down a script that is fetched late, and styles alone. */
const late = [
  new RegExp(
    String.raw`([\w$]+\()async\(\)=>\{let\{[^}]*\}=await ${file};return\{[^}]*\}\},${deps}\)`,
    "g",
  ),
  new RegExp(String.raw`([\w$]+\()\(\)=>${file},${deps}\)`, "g"),
];
const styles = new RegExp(String.raw`([\w$]+\()\(\)=>Promise\.resolve\(\{\}\),${deps}\)`, "g");

/**
 * Vite wraps every import() in a call of its own helper, which is made for many browsers and ways of
 * building. Ours takes its place.
 */
export function lateImports(): Plugin {
  return {
    name: "branchline-late-imports",
    apply: "build",
    enforce: "pre",
    transform: { filter: { id: helperId }, handler: () => ({ code: helper, map: null }) },
    generateBundle: {
      order: "post",
      handler(_options, bundle) {
        const page = bundle["index.html"];
        const html = page?.type === "asset" ? String(page.source) : "";
        let left = 0;
        for (const chunk of Object.values(bundle)) {
          if (chunk.type !== "chunk") continue;
          chunk.code = late
            .reduce(
              (code, form) =>
                code.replace(
                  form,
                  (_, call, path, part = "", css) => `${call}${path},${css})${part}`,
                ),
              withoutGround(chunk.code, html),
            )
            .replace(styles, "$1``,$2)");
          left += chunk.code.split("import(").length - 1;
          const found = Array.from(chunk.code.matchAll(imports), ([, path]) => `assets/${path}`);
          if (found.toSorted().join() !== chunk.imports.toSorted().join())
            this.error(`what ${chunk.fileName} imports is written in a way not known here`);
          chunk.code = chunk.code.replace("globalThis.lateImport(", "import(");
        }
        if (left > 0) this.error(`${left} late imports are written in a way not known here`);
      },
    },
  };
}

/**
 * The styles that the page itself names are there from the start. Fetched a second time, with
 * something that builds on them, they would come to lie over what they are the ground for.
 */
function withoutGround(code: string, html: string): string {
  const named = /\.f=(\[[^\]]*\])/.exec(code)?.[1] ?? "[]";
  const styles = JSON.parse(named) as readonly string[];
  return code.replace(/__vite__mapDeps\(\[([\d,]+)\]\)/g, (_, list: string) => {
    const late = list.split(",").filter((i) => !html.includes(styles[Number(i)] as string));
    return late.length === 0 ? "[]" : `__vite__mapDeps([${late.join()}])`;
  });
}
