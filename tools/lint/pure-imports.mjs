import { dirname, join, relative, resolve, sep } from "node:path";

/** The folders of the rules. They import each other and nothing else but the one hash library. */
const inside = ["engine", "maps"];
const library = /^@noble\/hashes(\/|$)/;

/** @param {string} root @param {string} file @param {string} source */
function allowed(root, file, source) {
  if (!source.startsWith(".")) return library.test(source);
  const target = relative(root, resolve(dirname(file), source)).split(sep);
  return inside.includes(target[0] ?? "");
}

const rule = {
  create(context) {
    const root = join(import.meta.dirname, "../..");
    const check = (node) => {
      if (node.source === null) return;
      const source = node.source.value;
      if (typeof source === "string" && allowed(root, context.filename, source)) return;
      context.report({
        node: node.source,
        message: "engine/ and maps/ import only each other and @noble/hashes.",
      });
    };
    return {
      ImportDeclaration: check,
      ImportExpression: check,
      ExportNamedDeclaration: check,
      ExportAllDeclaration: check,
    };
  },
};

export default { meta: { name: "branchline" }, rules: { "pure-imports": rule } };
