/** Lo que está pasando y lo que hay que decidir. */

import { many } from "../../../../lib/language.svelte";
import type { RaidersTexts } from "../en";
import type { Party } from "../../../speech/party";
import { ellos, forma, Hacen, paraEllos, type Verb } from "../../../speech/spanish";

const PENSAR: Verb = ["piensas", "piensa", "pensáis", "piensan"];
const ELEGIR: Verb = ["eliges", "elige", "elegís", "eligen"];
const JUGAR: Verb = ["juegas", "juega", "jugáis", "juegan"];
const MIRAR: Verb = ["miras", "mira", "miráis", "miran"];
const GANAR: Verb = ["ganas", "gana", "ganáis", "ganan"];

const monedas = (count: number): string => many(count, "moneda", "monedas");

export const now: RaidersTexts["now"] = {
  both: (room: string, task: string) => `${room} ${task}`,
  choose: "Elige una carta. Todas se descubren a la vez.",
  chooseInTurn: "Es tu turno. Tu carta queda a la vista de todos.",
  chooseAgain: "Tu bola de cristal te ha enseñado todas las cartas. Elige ahora la que cuenta.",
  laid: (others: Party) => `Tu carta está puesta. ${Hacen(others, PENSAR)} todavía.`,
  waiting: (others: Party) => `${Hacen(others, ELEGIR)} carta.`,
  waitingInTurn: (others: Party) => `Ahora ${forma(others, JUGAR)} ${ellos(others)}.`,
  waitingAgain: (others: Party) =>
    `${Hacen(others, MIRAR)} la bola de cristal y ${forma(others, ELEGIR)} en último lugar.`,
  over: "La incursión ha terminado",
  won: (who: Party, coins: number) => `${Hacen(who, GANAR)} con ${monedas(coins)}.`,
  shared: (who: Party, coins: number) =>
    `Victoria compartida entre ${ellos(who)}, con ${monedas(coins)} por cabeza.`,
  nobodyWon: "Nadie ha salido de allí. Todos habéis perdido.",
  collapsed: (who: Party) => `Demasiadas heridas ${paraEllos(who)}.`,
  moves: {
    power: (card: number) => `Jugar el ${String(card)}`,
    escape: {
      torch: "Jugar una antorcha y escapar",
      crystal_ball: "Jugar una bola de cristal y escapar",
      key: "Jugar una llave y escapar",
    },
    five: { key: "Jugar una llave como un 5", sword: "Jugar una espada como un 5" },
    swordAs: (value: number) => `Jugar una espada como un ${String(value)}`,
    crystalBall: "Jugar una bola de cristal y elegir después",
    torch: "Encender una antorcha",
  },
  options: {
    tactical: {
      name: "Variante táctica",
      meaning:
        "Las cartas se juegan descubiertas y por turnos. Quien jugó la más alta empieza la sala siguiente.",
      values: { true: "Descubiertas, por turnos", false: "Ocultas, todas a la vez" },
    },
    boss_pays: {
      name: "Cuándo paga un jefe",
      meaning: "Cuándo pagan la Esfinge y el Minotauro a la carta más alta.",
      values: { always: "Caiga o no caiga el jefe", when_it_attacks: "Solo cuando el jefe ataca" },
    },
  },
  summary:
    "Saquead juntos una mazmorra, cada cual para su bolsa. Gana quien más monedas tenga, salvo que sea quien más heridas lleve.",
};
