/** To whom the story is told. */

import type { Shown } from "../games/face";
import type { Scene } from "../generated/wire";

/** The table as the story is told of it; before the deal there is no game to see, and the table has its story already. */
export function eyeOf(shown: Shown | null, scene: Scene | null): Shown {
  return (
    shown ?? {
      view: null,
      seat: scene?.seat ?? null,
      names: scene?.chairs.map((chair) => chair.name) ?? [],
      teams: [],
      contents: null,
      moves: [],
      waiting_for: [],
      outcome: null,
      story: [],
    }
  );
}
