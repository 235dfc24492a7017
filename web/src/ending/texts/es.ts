/** El final de una partida, y la mirada atrás. */

import { many } from "../../lib/language.svelte";
import type { en } from "./en";

export const es: typeof en = {
  lookingBack: "La partida, de principio a fin",
  chart: "Los puntos a lo largo de la partida",
  chartSays: (sides: string) => `Los puntos a lo largo de la partida. Al final: ${sides}.`,
  side: (names: string, score: string) => `${names} ${score}`,
  asTable: "Lo mismo en una tabla",
  afterMove: "Tras la jugada",
  deal: "El reparto",
  moments: "Los mejores momentos",
  see: "Verlo otra vez",
  series: (games: number) => `Partida ${String(games)} de la serie`,
  wins: (count: number) => many(count, "victoria", "victorias"),
  share: "Compartir como imagen",
  shareTitle: (game: string) => `${game}: así terminó`,
  fileName: (game: string, date: string) => `${game} ${date}.png`,
  saved: "La imagen está en tus descargas.",
  notSaved: "Tu navegador no ha podido dibujar la imagen.",
};
