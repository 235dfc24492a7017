/** The end of a game, and looking back at it. */

import { many } from "../../lib/language.svelte";

export const en = {
  lookingBack: "Looking back",
  chart: "The score over the game",
  chartSays: (sides: string) => `The score over the game. At the end: ${sides}.`,
  side: (names: string, score: string) => `${names} ${score}`,
  asTable: "The same as a table",
  afterMove: "After move",
  deal: "The deal",
  moments: "Best moments",
  see: "See it again",
  series: (games: number) => `Game ${String(games)} of the series`,
  wins: (count: number) => many(count, "win", "wins"),
  share: "Share as a picture",
  shareTitle: (game: string) => `${game}: how it ended`,
  fileName: (game: string, date: string) => `${game} ${date}.png`,
  saved: "The picture is saved with your downloads.",
  notSaved: "Your browser could not draw the picture.",
};
