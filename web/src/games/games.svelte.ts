/** What the house says of its games in the page's language: the list of them, and the rules of each. */

import type { CardListView, GameView, RulesView } from "../generated/rest";
import { Told } from "../lib/told.svelte";

class Games extends Told<readonly GameView[]> {
  constructor() {
    super("/api/games");
  }

  of(name: string): GameView | null {
    return this.value?.find((game) => game.name === name) ?? null;
  }

  /** What a game is called: nothing until the house has answered, and its short name where that says nothing of it. */
  title(name: string): string {
    return this.of(name)?.title ?? (this.value || this.trouble ? name : "");
  }
}

/** All games of the house. */
export const games = new Games();

const decks = new Map<string, Told<readonly CardListView[]>>();

/** All cards with their values, by where the house lists them. */
export function cardsOf(path: string): Told<readonly CardListView[]> {
  const deck = decks.get(path) ?? new Told<readonly CardListView[]>(path);
  decks.set(path, deck);
  return deck;
}

const books = new Map<string, Told<RulesView>>();

/** The rules of a game, and what its guide explains. */
export function rulesOf(game: string): Told<RulesView> {
  const book = books.get(game) ?? new Told<RulesView>(`/api/games/${encodeURIComponent(game)}/rules`);
  books.set(game, book);
  return book;
}
