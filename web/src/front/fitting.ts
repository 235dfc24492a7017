/** Options that go with the number of players, and what becomes of those that do not. */

import type { GameView } from "../generated/rest";

type Value = boolean | string;

/** Whether a value of an option may be chosen. */
export type Fits = (option: string, value: Value) => boolean;

/** What was wished for as far as it fits; the standard in place of what does not. */
export function fittingOptions(
  game: Pick<GameView, "options">,
  wished: Readonly<Record<string, Value>>,
  fits: Fits,
): Record<string, Value> {
  return Object.fromEntries(
    game.options.map(({ name, values }) => {
      const standard = values[0]?.value ?? false;
      const value = wished[name] ?? standard;
      return [name, fits(name, value) ? value : standard];
    }),
  );
}
