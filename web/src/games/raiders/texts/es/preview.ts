/** Lo que una carta puede traer, dicho antes de jugarla. */

import type { Hits, Item } from "../../../../generated/raiders";
import { many } from "../../../../lib/language.svelte";
import type { RaidersTexts } from "../en";
import { size, type Party } from "../../../speech/party";
import { aEllos, ellos, Hacen, hacen, type Verb } from "../../../speech/spanish";
import { rooms } from "./rooms";

const PODER: Verb = ["puedes", "puede", "podéis", "pueden"];
const QUERER: Verb = ["quieras", "quiera", "queráis", "quieran"];
const PERDER: Verb = ["pierdes", "pierde", "perdéis", "pierden"];
const RECIBIR: Verb = ["recibes", "recibe", "recibís", "reciben"];

const monedas = (count: number): string => many(count, "moneda", "monedas");
const heridas = (count: number): string => many(count, "herida", "heridas");

export const preview: RaidersTexts["preview"] = {
  join: (sentences: readonly string[]) => sentences.join(" "),
  treasure: {
    chests: (first: number, second: number) =>
      second === 0
        ? `La más alta se lleva ${String(first)}.`
        : `La más alta se lleva ${String(first)}, la segunda ${String(second)}.`,
    canBeat: (who: Party) => `${Hacen(who, PODER)} jugar más alto.`,
    canTie: (who: Party) => `Nadie puede jugar más alto, pero ${hacen(who, PODER)} empatar y repartir.`,
    certain: (count: number) => `Nadie puede llegar tan alto: ${monedas(count)} para ti.`,
    first: (count: number) => `Tienes la carta más alta: ${monedas(count)}.`,
    second: (count: number) => `Tienes la segunda carta más alta: ${monedas(count)}.`,
    shared: (value: number, others: Party, each: number) =>
      each === 0
        ? `Empatas con ${ellos(others)} por ${String(value)}: no alcanza para repartir.`
        : `Repartes ${String(value)} con ${ellos(others)}: ${monedas(each)} por cabeza.`,
    nothing: "Hay cartas más altas: nada para ti.",
  },
  fight: {
    need: (card: number, need: number, most: number) =>
      `Con un ${String(card)} los demás tienen que sumar ${String(need)}. Pueden llegar a ${String(most)}.`,
    needFrom: (card: number, need: number, who: Party, most: number) =>
      `Con un ${String(card)} ${need === 1 ? "falta" : "faltan"} todavía ${String(need)} de ${ellos(who)}. Como mucho ${size(who) === 1 ? "puede" : "pueden"} sumar ${String(most)}.`,
    falls: "Basta con eso: cae.",
    surelyFalls: (card: number) => `Con un ${String(card)} cae, jueguen lo que jueguen los demás.`,
    fallsShort: (total: number, strength: number) => `Solo ${String(total)} de ${String(strength)}: ataca.`,
    cannotFall: (most: number, strength: number) =>
      `Entre todos se llega como mucho a ${String(most)} de ${String(strength)}: ataca.`,
    always: "Ataca, se juegue lo que se juegue.",
    hitsYou: (harm: string) => `Te toca a ti: ${harm}.`,
    ifItAttacks: (harm: string) => `Si ataca, te toca a ti: ${harm}.`,
    spares: (who: Party) => `Ataca ${aEllos(who)}, no a ti.`,
    safe: "A ti no puede atacarte.",
    ifLowest: (harm: string) => `Si ataca y nadie juega más bajo, ${harm}.`,
    ifHighest: (harm: string) => `Si nadie juega más alto, ${harm}.`,
    whenLowest: (harm: string) => `Si nadie juega más bajo, ${harm}.`,
    harm: (harm: { wounds: number; coins: number; eliminates: boolean }) =>
      [
        ...(harm.wounds > 0 ? [`recibes ${heridas(harm.wounds)}`] : []),
        ...(harm.coins > 0 ? [`pierdes ${monedas(harm.coins)}`] : []),
        ...(harm.eliminates ? ["quedas fuera de la partida"] : []),
      ].join(" y "),
    reward: (count: number) => `La carta más alta gana ${monedas(count)}.`,
    escape: "Sales de la sala: ni ayudas ni sufres daño.",
    countsAs: (value: number) => `Aquí vale ${String(value)}.`,
  },
  vault: {
    coins: (count: number) => `Ganas ${monedas(count)}.`,
    heals: (count: number) => `Te curas ${heridas(count)}.`,
    nothingToHeal: "Una poción, pero no tienes heridas.",
    item: (item: Item) => `Tomas ${rooms.anItem[item]}.`,
    itemUnless: (item: Item, left: number, rivals: Party) =>
      size(rivals) === 1
        ? `Tomas ${rooms.anItem[item]}, salvo que ${hacen(rivals, QUERER)} otra: ${left === 1 ? "queda" : "quedan"} ${String(left)}.`
        : `Tomas ${rooms.anItem[item]}, salvo que la quieran más de ${String(left)}: ${left === 1 ? "queda" : "quedan"} ${String(left)}.`,
    noneLeft: (item: Item) => `No queda ninguna ${rooms.items[item]}: nada para ti.`,
    tooMany: (item: Item) => `Demasiados quieren ${rooms.anItem[item]}: nadie toma ninguna.`,
  },
  trap: {
    quiet: (highest: number) => `Con un ${String(highest)} como carta más alta no pasa nada.`,
    hits: (highest: number, who: Party, hits: Hits, amount: number) =>
      hits === "most_coins"
        ? `Con un ${String(highest)} como carta más alta ${hacen(who, PERDER)} ${monedas(amount)}.`
        : `Con un ${String(highest)} como carta más alta ${hacen(who, RECIBIR)} ${heridas(amount)}.`,
    worse: (highest: number, who: Party, hits: Hits, amount: number) =>
      hits === "most_coins"
        ? `Si alguien juega un ${String(highest)}, ${hacen(who, PERDER)} ${String(amount)}.`
        : `Si alguien juega un ${String(highest)}, ${hacen(who, RECIBIR)} ${String(amount)}.`,
  },
  item: {
    spares: "Conservas en la mano tus cartas de poder.",
    crystalBall: "Primero ves todas las cartas y luego juegas una de las tuyas.",
    crystalBallInTurn: "Juegas después de todos, conociendo sus cartas.",
    torch: (count: number) => `Miras ${many(count, "sala a oscuras", "salas a oscuras")}. Los demás, no.`,
    torchForNothing: "Para ti no hay nada a oscuras. Solo volvería a la reserva.",
  },
};
