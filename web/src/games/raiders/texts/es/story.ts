/** Lo que ha pasado, línea a línea. */

import type { Item } from "../../../../generated/raiders";
import { many } from "../../../../lib/language.svelte";
import type { RaidersTexts } from "../en";
import { size, type Party } from "../../../speech/party";
import { aEllos, ellos, forma, Hacen, paraEllos, type Verb } from "../../../speech/spanish";
import { rooms } from "./rooms";

const SER: Verb = ["eres", "es", "sois", "son"];
const ENCENDER: Verb = ["enciendes", "enciende", "encendéis", "encienden"];
const MIRAR: Verb = ["miras", "mira", "miráis", "miran"];
const PONER: Verb = ["pones", "pone", "ponéis", "ponen"];
const JUGAR: Verb = ["juegas", "juega", "jugáis", "juegan"];
const HABER: Verb = ["has", "ha", "habéis", "han"];
const ELEGIR: Verb = ["eliges", "elige", "elegís", "eligen"];
const LLEVARSE: Verb = ["te llevas", "se lleva", "os lleváis", "se llevan"];
const QUERER: Verb = ["quieres", "quiere", "queréis", "quieren"];
const ESCAPAR: Verb = ["escapas", "escapa", "escapáis", "escapan"];
const COBRAR: Verb = ["cobras", "cobra", "cobráis", "cobran"];
const GANAR: Verb = ["ganas", "gana", "ganáis", "ganan"];
const PERDER: Verb = ["pierdes", "pierde", "perdéis", "pierden"];
const RECIBIR: Verb = ["recibes", "recibe", "recibís", "reciben"];
const CURARSE: Verb = ["te curas", "se cura", "os curáis", "se curan"];
const TOMAR: Verb = ["tomas", "toma", "tomáis", "toman"];
const QUEDAR: Verb = ["quedas", "queda", "quedáis", "quedan"];
const TENER: Verb = ["tienes", "tiene", "tenéis", "tienen"];

const monedas = (count: number): string => many(count, "moneda", "monedas");
const heridas = (count: number): string => many(count, "herida", "heridas");

export const story: RaidersTexts["story"] = {
  characterDealt: (who: Party, character: string) => `${Hacen(who, SER)} ${character}.`,
  levelSetUp: (level: number, of: number) => `Se abre el nivel ${String(level)} de ${String(of)}.`,
  roomPlaced: (place: number, name: string) => `Sala ${String(place)}: ${name}.`,
  roomDark: (place: number) => `La sala ${String(place)} está a oscuras.`,
  roomEntered: (place: number, name: string) => `Sala ${String(place)}: ${name}`,
  torchLit: (who: Party) => `${Hacen(who, ENCENDER)} una antorcha y ${forma(who, MIRAR)} lo que viene.`,
  torchShowed: (place: number, name: string) => `A la luz de la antorcha, sala ${String(place)}: ${name}.`,
  cardLaid: (who: Party) => `${Hacen(who, PONER)} una carta boca abajo.`,
  youLaid: (card: string) => `Pones ${card} boca abajo.`,
  cardChosen: (card: string) => `Es ${card}.`,
  cardPlayed: (who: Party, card: string) => `${Hacen(who, JUGAR)} ${card}.`,
  power: (card: number) => `el ${String(card)}`,
  crystalBalls: (who: Party) =>
    `${Hacen(who, HABER)} visto todas las cartas en la bola de cristal y ${forma(who, ELEGIR)} de nuevo.`,
  chestTaken: (who: Party, value: number) => `${Hacen(who, LLEVARSE)} el cofre de ${String(value)}.`,
  chestShared: (who: Party, value: number, each: number) =>
    `El cofre de ${String(value)} se reparte entre ${ellos(who)}: ${String(each)} por cabeza.`,
  chestLost: (who: Party, value: number) =>
    `Empate por el cofre de ${String(value)} entre ${ellos(who)}. No alcanza para repartir y se pierde.`,
  named: (name: string, sentence: string) => `${name}: ${sentence}`,
  defeated: (total: number, strength: number) =>
    `las cartas suman ${String(total)} contra ${String(strength)}. ¡Cae!`,
  attacks: (total: number, strength: number, who: Party) =>
    `las cartas suman solo ${String(total)} de ${String(strength)}. Ataca ${aEllos(who)}.`,
  alwaysAttacks: (who: Party) => `es invencible. Ataca ${aEllos(who)}.`,
  fight: "El combate",
  escaped: (who: Party, item: Item) => `${Hacen(who, ESCAPAR)} con ${rooms.anItem[item]}.`,
  nobodyThere: "Todos han escapado. No pasa nada.",
  trapSprung: (highest: number, who: Party) =>
    `El ${String(highest)} activa la trampa. Alcanza ${aEllos(who)}.`,
  trapQuiet: (highest: number) => `La carta más alta es solo un ${String(highest)}. La trampa no salta.`,
  rewarded: (who: Party) => `${Hacen(who, COBRAR)} por la carta más alta.`,
  coinsGained: (who: Party, coins: number) => `${Hacen(who, GANAR)} ${monedas(coins)}.`,
  coinsLost: (who: Party, coins: number) => `${Hacen(who, PERDER)} ${monedas(coins)}.`,
  woundsGained: (who: Party, wounds: number) => `${Hacen(who, RECIBIR)} ${heridas(wounds)}.`,
  woundsHealed: (who: Party, wounds: number) => `${Hacen(who, CURARSE)} ${heridas(wounds)}.`,
  itemGained: (who: Party, item: Item) => `${Hacen(who, TOMAR)} ${rooms.anItem[item]}.`,
  itemRanOut: (who: Party, item: Item) =>
    size(who) === 1
      ? `No queda ninguna ${rooms.items[item]} ${paraEllos(who)}.`
      : `${Hacen(who, QUERER)} ${rooms.anItem[item]}, pero no hay suficientes. Nadie toma ninguna.`,
  eliminated: (who: Party) => `${Hacen(who, QUEDAR)} fuera de la partida.`,
  mapPassed: (who: Party) => `${Hacen(who, TENER)} el mapa y ${forma(who, JUGAR)} primero.`,
  levelEnded: (level: number) => `El nivel ${String(level)} ha terminado. Todos recuperan sus cartas.`,
  collapsed: (who: Party, wounds: number) =>
    `Demasiadas heridas (${String(wounds)}) ${paraEllos(who)}: quien se desploma no puede ganar.`,
  won: (who: Party, coins: number) => `¡${Hacen(who, GANAR)} con ${monedas(coins)}!`,
  shared: (who: Party, coins: number) =>
    `¡Victoria compartida entre ${ellos(who)}, con ${monedas(coins)} por cabeza!`,
  nobodyWon: "Todos han caído. Nadie gana.",
};
