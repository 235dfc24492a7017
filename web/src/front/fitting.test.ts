import { describe, expect, it } from "vitest";
import type { GameView } from "../generated/rest";
import { fitting, fittingOptions } from "./fitting";

const ANY = [2, 3, 4, 5, 6];
type Value = GameView["options"][number]["values"][number];

const value = (value: string | boolean, players = ANY, clashes: Value["clashes"] = []): Value => ({
  value,
  meaning: "",
  players,
  clashes,
});
const option = (name: string, ...values: Value[]): GameView["options"][number] => ({
  name,
  title: name,
  meaning: "",
  values,
});
const game = {
  options: [
    option("teams", value("none"), value("pairs", [4]), value("trios", [6])),
    option("ghost", value(false), value(true, [2, 3, 4, 5], [{ option: "quick", value: true }])),
    option("quick", value(false), value(true, ANY, [{ option: "ghost", value: true }])),
  ],
};

describe("options", () => {
  it("stay as they were wished for where they fit", () => {
    expect(fittingOptions(game, 4, { teams: "pairs", ghost: true, quick: false })).toEqual({
      teams: "pairs",
      ghost: true,
      quick: false,
    });
  });

  it("are the standard where so many players cannot choose them, or where nothing was wished for", () => {
    const wished = { teams: "pairs", ghost: true, quick: false };
    expect(fittingOptions(game, 5, wished)).toEqual({ teams: "none", ghost: true, quick: false });
    expect(fittingOptions(game, 6, wished)).toEqual({ teams: "none", ghost: false, quick: false });
    expect(fittingOptions(game, 3, {})).toEqual({ teams: "none", ghost: false, quick: false });
  });

  it("give way to an earlier one that never goes with them", () => {
    const wished = { teams: "none", ghost: true, quick: true };
    expect(fittingOptions(game, 4, wished)).toMatchObject({ ghost: true, quick: false });
    expect(fittingOptions(game, 6, wished)).toMatchObject({ ghost: false, quick: true });
  });

  it("cannot be chosen beside a value that they never go with", () => {
    expect(fitting(game, 4, { ghost: true })("quick", true)).toBe(false);
    expect(fitting(game, 4, { ghost: false })("quick", true)).toBe(true);
    expect(fitting(game, 6, {})("teams", "pairs")).toBe(false);
    expect(fitting(game, 6, {})("teams", "of somebody else")).toBe(false);
  });
});
