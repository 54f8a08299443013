import type { Plugin } from "vite";

/**
 * What stands around an import() in the built client: its styles are fetched at the same time, and it
 * is there when they are. A style that did not come through is asked for again the next time.
 */
const helper = `
const asked = new Map();
const fetchStyle = (path) => {
  if (!asked.has(path))
    asked.set(path, new Promise((done, fail) => {
      const link = document.createElement("link");
      link.rel = "stylesheet";
      link.href = "/" + path;
      link.onload = done;
      link.onerror = () => {
        link.remove();
        asked.delete(path);
        fail(new Error(path));
      };
      document.head.append(link);
    }));
  return asked.get(path);
};
export const __vitePreload = async (load, paths) =>
  (await Promise.all([load(), ...paths.map(fetchStyle)]))[0];
`;

const helperId = /vite\/preload-helper\.js$/;
const wrapped =
  /([\w$]+\()async\(\)=>\{let\{[^}]*\}=await (import\(`[^`]*`\)(?:\.then\(\w+=>\w+\.\w+\))?);return\{[^}]*\}\},(\[\]|__vite__mapDeps\([^)]*\))\)/g;

/**
 * Vite wraps every import() in a call of its own helper, which is made for many browsers and ways of
 * building; ours need a third of it, and nothing where there are no styles.
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
        for (const chunk of Object.values(bundle))
          if (chunk.type === "chunk")
            chunk.code = withoutGround(chunk.code, html).replace(wrapped, (_, call, load, styles) =>
              styles === "[]" ? load : `${call}()=>${load},${styles})`,
            );
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
