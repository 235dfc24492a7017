/** A house of its own for a test: the real program, a data file of its own, a free port that it keeps. */

import { test as base, type Page } from "@playwright/test";
import { type ChildProcess, spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** The program under test. */
export const PROGRAM =
  process.env["UNDERCROFT"] ?? join(import.meta.dirname, "../../target/debug/undercroft");

export class House {
  readonly #folder = mkdtempSync(join(tmpdir(), "undercroft-page-"));
  #process: ChildProcess | null = null;
  #port = 0;

  readonly #words: readonly string[];

  /** What else the program is told when it opens the house. */
  constructor(words: readonly string[] = []) {
    this.#words = words;
  }

  static async open(words: readonly string[] = []): Promise<House> {
    const house = new House(words);
    await house.start();
    return house;
  }

  get url(): string {
    return `http://127.0.0.1:${String(this.#port)}`;
  }

  /** Opens the door, at the same address as before. */
  async start(): Promise<void> {
    const database = join(this.#folder, "tables.db");
    const words = ["serve", "--port", String(this.#port), "--database", database, "--bot-pace", "at_once"];
    words.push(...this.#words);
    // Programs that play quickly here mix nothing into a deal; nobody is to wait for them.
    if (!words.includes("--contributions-within")) words.push("--contributions-within", "0");
    const child = spawn(PROGRAM, words, {
      stdio: ["ignore", "pipe", "inherit"],
      env: { ...process.env, RUST_LOG: "warn" },
    });
    this.#process = child;
    this.#port = await new Promise<number>((open, fail) => {
      child.once("error", fail);
      child.once("exit", (code) => fail(new Error(`the house did not open: ${String(code)}`)));
      child.stdout.on("data", (text: Buffer) => {
        const port = /http:\/\/[^ ]*:(\d+)/.exec(String(text))?.[1];
        if (port) open(Number(port));
      });
    });
  }

  /** Pulls the plug. */
  async kill(): Promise<void> {
    const child = this.#process;
    if (!child) return;
    const gone = new Promise((done) => child.once("exit", done));
    child.removeAllListeners("exit");
    const ended = new Promise((done) => child.once("exit", done));
    child.kill("SIGKILL");
    await Promise.race([gone, ended]);
    this.#process = null;
  }

  async close(): Promise<void> {
    await this.kill();
    rmSync(this.#folder, { recursive: true, force: true });
  }

  /** Asks the house directly, as a program does. */
  async ask<T>(method: string, path: string, body?: unknown, token?: string): Promise<T> {
    const response = await fetch(this.url + path, {
      method,
      headers: {
        ...(body === undefined ? {} : { "content-type": "application/json" }),
        ...(token ? { authorization: `Bearer ${token}` } : {}),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    if (!response.ok)
      throw new Error(`${method} ${path}: ${String(response.status)} ${await response.text()}`);
    return (response.status === 204 ? undefined : await response.json()) as T;
  }
}

/** Tests that have a house; each worker opens one, and a test that pulls plugs opens its own. */
export const test = base.extend<{ blank: undefined }, { house: House }>({
  house: [
    // The runner reads the names of what a fixture needs from this pattern; this one needs nothing.
    // eslint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const house = await House.open();
      await use(house);
      await house.close();
    },
    { scope: "worker" },
  ],
  // Whatever a page throws or a policy blocks is a fault, wherever it happens.
  page: async ({ page }, use) => {
    const faults = faultsOf(page);
    await use(page);
    if (faults.length > 0) throw new Error(`the page complained:\n${faults.join("\n")}`);
  },
});

/** What a page complains of, as it comes. A lost connection is not the page's fault. */
export function faultsOf(page: Page): string[] {
  const faults: string[] = [];
  page.on("pageerror", (error) => faults.push(error.message));
  page.on("console", (message) => {
    const expected = /WebSocket|net::|Failed to load resource/;
    if (message.type() === "error" && !expected.test(message.text())) faults.push(message.text());
  });
  return faults;
}

export { expect } from "@playwright/test";
