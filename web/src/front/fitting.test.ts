import { describe, expect, it } from "vitest";
import { fits } from "../games/guilds/options";
import type { GameView } from "../generated/rest";
import { fittingOptions } from "./fitting";

const option = (name: string, ...values: (string | boolean)[]): GameView["options"][number] => ({
  name,
  meaning: "",
  values: values.map((value) => ({ value, meaning: null })),
});
const guilds = {
  options: [option("teams", "none", "2v2", "3v3", "2v2v2"), option("ghost", false, true)],
};
const chosen = (players: number, wished: Record<string, string | boolean>) =>
  fittingOptions(guilds, wished, (name, value) => fits(name, value, players));

describe("options", () => {
  it("stay as they were wished for where they fit", () => {
    expect(chosen(4, { teams: "2v2", ghost: true })).toEqual({ teams: "2v2", ghost: true });
    expect(chosen(6, { teams: "2v2v2", ghost: false })).toEqual({ teams: "2v2v2", ghost: false });
  });

  it("are the standard where so many players cannot choose them, or where nothing was wished for", () => {
    expect(chosen(5, { teams: "2v2", ghost: true })).toEqual({ teams: "none", ghost: true });
    expect(chosen(6, { teams: "2v2", ghost: true })).toEqual({ teams: "none", ghost: false });
    expect(chosen(3, {})).toEqual({ teams: "none", ghost: false });
  });
});
