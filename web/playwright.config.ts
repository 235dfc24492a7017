import { defineConfig } from "@playwright/test";
import { existsSync } from "node:fs";

const chromium = process.env["CHROMIUM"] ?? "/usr/bin/chromium";
/** The same browser without windows, where it is installed beside it: it opens a page in half the time. */
const shell = `${chromium}-headless-shell`;

/** Browser tests: a real house on loopback, a real Chromium. */
export default defineConfig({
  testDir: "tests",
  fullyParallel: true,
  workers: 2,
  // A busy machine plays a whole game more slowly, and no worse.
  timeout: 180_000,
  expect: { timeout: 20_000 },
  forbidOnly: Boolean(process.env["CI"]),
  reporter: [["list"]],
  use: {
    viewport: { width: 1280, height: 800 },
    locale: "en-GB",
    screenshot: "only-on-failure",
    // Nothing has to stand still before it can be clicked.
    contextOptions: { reducedMotion: "reduce" },
    launchOptions: {
      executablePath: existsSync(shell) ? shell : chromium,
      // A container's root may not use the browser's own sandbox; the only pages opened here are ours.
      args: [
        "--no-sandbox",
        "--disable-gpu",
        "--disable-background-networking",
        "--disable-component-update",
      ],
    },
  },
});
