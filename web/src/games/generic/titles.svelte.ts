/** The house's list of games, asked for once: what a game without a face is called, and what may be chosen in it. */

import type { GameView } from "../../generated/rest";
import { get } from "../../lib/rest";

class Titles {
  list = $state.raw<readonly GameView[]>([]);
  #asked: Promise<readonly GameView[]> | null = null;

  /** Every game. Fails as the house fails, and asks again the next time. */
  load(): Promise<readonly GameView[]> {
    this.#asked ??= get<GameView[]>("/api/games").then(
      (list) => (this.list = list),
      (error: unknown) => {
        this.#asked = null;
        throw error;
      },
    );
    return this.#asked;
  }

  of(game: string): GameView | undefined {
    return this.list.find(({ name }) => name === game);
  }
}

export const titles = new Titles();
