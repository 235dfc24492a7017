/** Lo que alguien ha jugado. */

import { many } from "../../lib/language.svelte";
import type { en } from "./en";

export const es: typeof en = {
  heading: "Tu historial",
  none: "Ninguna partida ha llegado aún a su fin. Cuando lo haga, aquí quedará el resultado.",
  played: (count: number) => many(count, "partida", "partidas"),
  won: (count: number) => many(count, "ganada", "ganadas"),
  ofAll: "Todos los juegos",
  filters: "Qué partidas mostrar",
  game: "Juego",
  anyGame: "Cualquiera",
  result: "Resultado",
  anyResult: "Cualquiera",
  onlyWon: "Ganadas",
  onlyLost: "No ganadas",
  opponent: "Contra",
  anyOpponent: "Cualquiera",
  nothingFits: "Ninguna de tus partidas es así.",
  youWon: "Victoria",
  youShared: "Victoria compartida",
  place: (place: number, of: number) => `Puesto ${String(place)} de ${String(of)}`,
  wonBy: (names: string) => `Victoria de ${names}`,
  nobodyWon: "No ganó nadie",
  finished: "Terminada",
  against: (names: string) => `Contra ${names}`,
  with: (names: string) => `Con ${names}`,
  moves: (count: number) => many(count, "jugada", "jugadas"),
  minutes: (count: number) => `${String(count)} min`,
  hours: (count: number) => many(count, "hora", "horas"),
  days: (count: number) => many(count, "día", "días"),
  lessThanAMinute: "menos de un minuto",
  replay: "Repetición",
  replayOf: (game: string, date: string) => `Repetición de ${game}, ${date}`,
  more: "Mostrar más",
  carry: "Llevarlo a otro dispositivo",
  carryText:
    "Abre este enlace privado en tu otro dispositivo. Desde entonces ambos muestran un solo historial; los asientos se quedan donde están. Sirve una vez y durante una hora.",
  carryLink: "Enlace privado a tu historial",
  carryQr: "Código QR del enlace privado a tu historial",
  export: "Guardar en un archivo",
  fileName: "undercroft-historial.json",
  forget: "Borrar mi historial",
  forgetSure:
    "La casa olvida qué partidas terminadas son tuyas, en todos tus dispositivos. Las partidas en marcha se quedan. No se puede deshacer. ¿Borrarlo?",
  join: "Dos dispositivos, un historial",
  joinText:
    "Este enlace viene de otro dispositivo. Si también es tuyo, únelos: ambos mostrarán lo que has jugado en cualquiera de los dos. Quien te haya enviado el enlace vería también tus partidas, así que une solo lo que es tuyo.",
  joinDo: "Unir los historiales",
  joinNot: "No es mío",
  joined: "Este dispositivo y el otro tienen ahora un solo historial.",
};
