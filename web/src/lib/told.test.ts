import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { language } from "./language.svelte";
import { Told } from "./told.svelte";

const asked: string[] = [];
let house: (path: string) => Response;

beforeEach(() => {
  asked.length = 0;
  house = (path) => Response.json(path);
  vi.stubGlobal("fetch", (path: string) => {
    asked.push(path);
    return Promise.resolve(house(path));
  });
});

afterEach(() => {
  language.name = "en";
  vi.unstubAllGlobals();
});

it("asks the house once in each language", async () => {
  const told = new Told<string>("/api/games");
  await Promise.all([told.load(), told.load()]);
  expect(told.value).toBe("/api/games?language=en");
  language.name = "es";
  expect(await told.load()).toBe("/api/games?language=es");
  language.name = "en";
  expect(await told.load()).toBe("/api/games?language=en");
  expect(asked).toEqual(["/api/games?language=en", "/api/games?language=es"]);
});

it("shows what it had while the house does not answer, and asks again", async () => {
  const told = new Told<string>("/api/games");
  await told.load();
  language.name = "es";
  house = () => new Response("{}", { status: 503 });
  expect(await told.load()).toBeNull();
  expect([told.trouble?.status, told.value]).toEqual([503, "/api/games?language=en"]);
  house = (path) => Response.json(path);
  expect(await told.load()).toBe("/api/games?language=es");
  expect(told.trouble).toBeNull();
});

it("does not let a late answer speak over the language of the moment", async () => {
  let answer: (response: Response) => void = () => undefined;
  vi.stubGlobal("fetch", () => new Promise<Response>((settle) => (answer = settle)));
  const told = new Told<string>("/api/games");
  const loading = told.load();
  language.name = "es";
  answer(Response.json("in English"));
  await loading;
  expect(told.value).toBeNull();
});
