import type { Texts } from "../en";

/** El tablero de un juego que no tiene uno propio. */
export const generic: Texts["generic"] = {
  table: "La mesa",
  players: "Los jugadores",
  moves: "Lo que puedes hacer",
  you: "tú",
  awaited: "decide ahora",
  nothing: "nada",
  yes: "Sí",
  no: "No",
  times: (what, count) => `${what} × ${String(count)}`,
  seat: (number) => `Asiento ${String(number)}`,
  row: "N.º",
  sending: "Enviando…",
};
