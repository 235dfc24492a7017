import { svelte } from "@sveltejs/vite-plugin-svelte";
import { createRequire } from "node:module";
import type { Plugin } from "vite";
import { defineConfig } from "vitest/config";

interface IconSet {
  icons: Record<string, { body: string }>;
}

/**
 * `import dragon from "icon:dragon-head"` gives the drawing of one icon of the game-icons set, so that only what is
 * used is shipped.
 */
function gameIcons(): Plugin {
  const prefix = "icon:";
  const set = createRequire(import.meta.url)("@iconify-json/game-icons/icons.json") as IconSet;
  return {
    name: "game-icons",
    resolveId: (id) => (id.startsWith(prefix) ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith(`\0${prefix}`)) return undefined;
      const name = id.slice(prefix.length + 1);
      const icon = set.icons[name];
      if (!icon) throw new Error(`There is no icon "${name}" in the game-icons set.`);
      const paths = [...icon.body.matchAll(/ d="([^"]+)"/g)].map((match) => match[1]);
      return `export default ${JSON.stringify(paths.join(""))};`;
    },
  };
}

// A page under development asks a house that is served beside it.
const house = process.env["UNDERCROFT_HOUSE"] ?? "http://127.0.0.1:8080";

export default defineConfig({
  plugins: [svelte(), gameIcons()],
  build: {
    target: "es2022",
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
  },
  server: { proxy: { "/api": { target: house, ws: true } } },
  test: { include: ["src/**/*.test.ts"] },
});
