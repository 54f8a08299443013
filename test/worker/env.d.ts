declare namespace Cloudflare {
  interface GlobalProps {
    mainModule: typeof import("../../worker/index.ts");
  }
}

declare module "*?raw" {
  const text: string;
  export default text;
}

interface ImportMeta {
  /** Vite's: the files that match, loaded. */
  glob<T>(pattern: string, options: { eager: true; import: "default" }): Record<string, T>;
}
