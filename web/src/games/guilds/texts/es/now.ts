/** Lo que ocurre y lo que hay que decidir. */

import { ellos, Hacen, type Verb } from "../../../speech/spanish";
import type { Party } from "../../../speech/party";
import type { GuildsTexts } from "../en";
import { cards } from "./cards";

const PENSAR: Verb = ["piensas", "piensa", "pensáis", "piensan"];
const DECIDIR: Verb = ["decides", "decide", "decidís", "deciden"];
const COLOCAR: Verb = ["colocas", "coloca", "colocáis", "colocan"];
const GANAR: Verb = ["ganas", "gana", "ganáis", "ganan"];

/** «tu 3», «el 3 de Moss». */
export const own = (who: Party, adventurer: number): string =>
  who.you ? `tu ${String(adventurer)}` : `el ${String(adventurer)} de ${who.others[0] ?? ""}`;

/** Tras «a»: «a tu 3», «al 3 de Moss». */
export const aOwn = (who: Party, adventurer: number): string =>
  who.you ? `a tu ${String(adventurer)}` : `al ${String(adventurer)} de ${who.others[0] ?? ""}`;

export const now: GuildsTexts["now"] = {
  round: (round, of) => `Ronda ${String(round)} de ${String(of)}`,
  disable: "Elige en secreto a dos aventureros que no irán a la primera mazmorra. Te pagan por ellos.",
  disabled: (others) => `Ya has elegido. ${Hacen(others, PENSAR)} todavía.`,
  othersDisable: (others) => `${Hacen(others, DECIDIR)} en secreto quién se queda fuera.`,
  place: "Envía a un aventurero a una sala: elige quién y luego dónde.",
  orBump: "En una sala llena puedes echar a otro más débil, pagando.",
  twice: "Actúas dos veces seguidas.",
  youPass: (who) => `Tus dos aventureros están en la mazmorra. ${Hacen(who, COLOCAR)} a los suyos.`,
  othersPlace: (who) => `${Hacen(who, COLOCAR)} a un aventurero.`,
  over: "La última mazmorra ha terminado",
  won: (who, dollars) => `${Hacen(who, GANAR)} con ${cards.dollars(dollars)}.`,
  teamWon: (who, dollars) => `${Hacen(who, GANAR)} en equipo, con ${cards.dollars(dollars)} entre todos.`,
  teamsShared: (who, dollars) =>
    `Victoria compartida entre ${ellos(who)}, con ${cards.dollars(dollars)} por equipo.`,
  shared: (who, dollars) => `Victoria compartida entre ${ellos(who)} con ${cards.dollars(dollars)}.`,
  moves: {
    disable: (one, other) => `Dejar fuera a tu ${String(one)} y a tu ${String(other)}`,
    place: (adventurer, room) => `Colocar tu ${String(adventurer)} en la sala ${String(room)}`,
    bump: (adventurer, room, owner, other) =>
      `Echar ${aOwn(owner, other)} de la sala ${String(room)} con tu ${String(adventurer)}`,
    bumpGhost: (adventurer, room) =>
      `Echar al fantasma de la sala ${String(room)} con tu ${String(adventurer)}`,
    replace: (adventurer, room, other) =>
      `Cambiar tu ${String(other)} de la sala ${String(room)} por tu ${String(adventurer)}`,
  },
  options: {
    masters: {
      name: "Amos de la Mazmorra",
      meaning: "Cada ronda tiene un Amo que altera una regla. Sin ellos, la primera partida es más sencilla.",
      values: { base: "Los seis de la caja", all: "Los seis y cinco promociones", none: "Ninguno" },
    },
    locks: {
      name: "Cuándo se cierra una sala",
      meaning: "La fuerza con la que ya no se puede echar a nadie de una sala.",
      values: {
        printed: "Con la mayor defensa de su reverso",
        changed: "Con la misma, tal como la cambia el Amo",
      },
    },
    teams: {
      name: "Equipos",
      meaning: "Los compañeros suman su dinero. Gana el equipo que más tiene.",
      values: {
        none: "Cada cual por su cuenta",
        "2v2": "Dos contra dos (4 jugadores)",
        "3v3": "Tres contra tres (6 jugadores)",
        "2v2v2": "Tres parejas (6 jugadores)",
      },
    },
    ghost: {
      name: "Jugador fantasma",
      meaning: "Una sala más en cada mazmorra y dos fantasmas que ocupan sitio. Para 3 a 5 jugadores.",
      values: { true: "Con fantasmas", false: "Sin ellos" },
    },
  },
  summary:
    "Envía a tus aventureros junto con los gremios rivales. Reparte el oro, echa a los más débiles y reza para que no falle ninguna sala.",
};
