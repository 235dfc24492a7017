import { defineConfig } from "@playwright/test";
import config from "./playwright.config";

/** `npm run pictures` takes the pictures of the documentation anew, `npm run sheets` one sheet of every phase. */
export default defineConfig({ ...config, testDir: "pictures", timeout: 180_000 });
