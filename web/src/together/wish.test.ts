import { expect, it } from "vitest";
import type { GameView } from "../generated/rest";
import { firstWish, forGame, namesake, namesOf, seatChoices, tableFor } from "./wish";

const game = (name: string, fewest: number, most: number): GameView => ({
  name,
  title: name,
  summary: "",
  fewest,
  most,
  minutes: 20,
  rules: 1,
  kind: "game",
  cards: true,
  open: false,
  lessons: 3,
  packs: [],
  options: [
    {
      name: "tactical",
      title: "Tactical",
      meaning: "",
      values: [
        { value: false, meaning: "", players: [3, 4, 5], clashes: [] },
        { value: true, meaning: "", players: [3, 4, 5], clashes: [] },
      ],
    },
  ],
});
const raiders = game("raiders", 3, 5);

it("fills with bots what the people of the device leave free", () => {
  const wish = firstWish(raiders, "Ann");
  expect(wish.names).toEqual(["Ann", ""]);
  expect(tableFor({ ...wish, seats: 4, level: "random" }, raiders)).toEqual({
    game: "raiders",
    players: 4,
    options: { tactical: false },
    bots: ["random", "random"],
  });
});

it("leaves every seat to the phones beside a big screen", () => {
  expect(tableFor({ ...firstWish(raiders, ""), how: "screen" }, raiders).bots).toEqual([]);
});

it("offers as many seats as the game allows and the people need", () => {
  const wish = { ...firstWish(raiders, ""), names: ["a", "b", "c", "d"] };
  expect(seatChoices(wish, raiders)).toEqual([4, 5]);
  expect(seatChoices({ ...wish, how: "screen" }, raiders)).toEqual([3, 4, 5]);
});

it("fits another game", () => {
  const wish = { ...firstWish(raiders, ""), names: ["a", "b", "c", "d"], seats: 5 };
  expect(forGame(wish, game("duel", 2, 2))).toMatchObject({ names: ["a", "b"], seats: 2 });
  expect(forGame({ ...wish, names: ["a"], seats: 1 }, raiders).seats).toBe(3);
});

it("calls everybody something, and sees when two could not be told apart", () => {
  const wish = { ...firstWish(raiders, ""), names: [" Ann ", ""] };
  expect(namesOf(wish, (number) => `Player ${String(number)}`)).toEqual(["Ann", "Player 2"]);
  expect(namesake(["Ann", "ann"])).toBe(true);
  expect(namesake(["Ann", "Bea"])).toBe(false);
});
