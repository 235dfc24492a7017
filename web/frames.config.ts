import { defineConfig } from "@playwright/test";
import config from "./playwright.config";

/** `npm run frames` tells how long a frame takes while the stage plays. */
export default defineConfig({ ...config, testDir: "frames", workers: 1 });
