/** Options that go with the number of players and with each other, and what becomes of those that do not. The house says which. */

import type { GameView } from "../generated/rest";

type Value = boolean | string;
type Chosen = Readonly<Record<string, Value>>;
type Options = Pick<GameView, "options">;

/** Whether a value of an option may be chosen. */
export type Fits = (option: string, value: Value) => boolean;

/** What so many players may choose beside what is chosen. */
export function fitting({ options }: Options, players: number, chosen: Chosen): Fits {
  return (option, value) => {
    const view = options.find(({ name }) => name === option)?.values.find((other) => other.value === value);
    if (!view?.players.includes(players)) return false;
    return !view.clashes.some((clash) => clash.option !== option && chosen[clash.option] === clash.value);
  };
}

/** What was wished for as far as it fits, the first option first; the standard in place of what does not. */
export function fittingOptions(game: Options, players: number, wished: Chosen): Record<string, Value> {
  const chosen: Record<string, Value> = {};
  const fits = fitting(game, players, chosen);
  for (const { name, values } of game.options) {
    const all = values.map(({ value }) => value);
    const wish = wished[name] ?? all[0] ?? false;
    chosen[name] = [wish, ...all].find((value) => fits(name, value)) ?? all[0] ?? false;
  }
  return chosen;
}
