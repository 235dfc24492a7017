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
  yourTurn: "Te toca",
  choose: (count) =>
    count === 1 ? "Puedes hacer una sola cosa." : `Puedes hacer una de ${String(count)} cosas.`,
  waiting: (names) => `Esperando a ${names}`,
  waitingText: "Se sigue en cuanto se hayan decidido.",
  over: "La partida ha terminado",
};
