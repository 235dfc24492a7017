/** Lo que ha pasado, línea a línea. */

import { list } from "../../../../lib/language.svelte";
import { aEllos, ellos, forma, hacen, Hacen, type Verb } from "../../../speech/spanish";
import { size } from "../../../speech/party";
import type { GuildsTexts } from "../en";
import { cards } from "./cards";
import { aOwn } from "./now";

const HABER: Verb = ["has", "ha", "habéis", "han"];
const DEJAR: Verb = ["dejas", "deja", "dejáis", "dejan"];
const COBRAR: Verb = ["cobras", "cobra", "cobráis", "cobran"];
const TENER: Verb = ["tienes", "tiene", "tenéis", "tienen"];
const COLOCAR: Verb = ["colocas", "coloca", "colocáis", "colocan"];
const ECHAR: Verb = ["echas", "echa", "echáis", "echan"];
const CAMBIAR: Verb = ["cambias", "cambia", "cambiáis", "cambian"];
const PAGAR: Verb = ["pagas", "paga", "pagáis", "pagan"];
const GANAR: Verb = ["ganas", "gana", "ganáis", "ganan"];

const { dollars } = cards;
const numbers = (rooms: readonly number[]): string => list(rooms.map(String));

export const story: GuildsTexts["story"] = {
  roundSetUp: (round, of) => `Ronda ${String(round)} de ${String(of)}: una mazmorra nueva`,
  roomsDealt: (levels) => `Salas desde arriba: nivel ${numbers(levels)}.`,
  ghosts: (rooms) => `Hay fantasmas en las salas ${numbers(rooms)}.`,
  masterDrawn: (name, does) => `Aquí manda ${name}. ${does}`,
  decided: (who) => `${Hacen(who, HABER)} decidido a quién dejar fuera.`,
  youChose: (one, other) => `Dejas fuera a tu ${String(one)} y a tu ${String(other)}.`,
  chosen: (one, other) => `Son el ${String(one)} y el ${String(other)}.`,
  disabled: (who, one, other, paid) =>
    `${Hacen(who, DEJAR)} fuera a ${cards.both(one, other)} y ${forma(who, COBRAR)} ${dollars(paid)}.`,
  masterDisabled: (one, other) =>
    `Todos dejan fuera a ${cards.both(one, other)}. Los demás están disponibles.`,
  marker: (who) => `${Hacen(who, TENER)} la ficha de inicio.`,
  placed: (who, adventurer, room) =>
    `${Hacen(who, COLOCAR)} un ${String(adventurer)} en la sala ${String(room)}.`,
  bumped: (who, adventurer, room, owner, bumped, fee) =>
    `${Hacen(who, ECHAR)} ${aOwn(owner, bumped)} de la sala ${String(room)} con un ${String(adventurer)}, por ${dollars(fee.bank)} a la banca${
      fee.owner > 0 ? ` y ${dollars(fee.owner)} ${aEllos(owner)}` : ""
    }.`,
  ghostBumped: (who, adventurer, room, to, fee) =>
    `${Hacen(who, ECHAR)} al fantasma de la sala ${String(room)} con un ${String(adventurer)}, por ${dollars(fee)}. Flota hasta la sala ${String(to)}.`,
  replaced: (who, adventurer, room, replaced, fee) =>
    `${Hacen(who, CAMBIAR)} un ${String(replaced)} de la sala ${String(room)} por un ${String(adventurer)}, por ${dollars(fee)}.`,
  locked: (room) => `La sala ${String(room)} se cierra: de allí ya no se echa a nadie.`,
  resolution: "Todos están en su sitio. Las puertas se abren desde arriba",
  weakest: (who, strength, paid) =>
    `La menor fuerza enviada es ${String(strength)}: ${hacen(who, COBRAR)} ${dollars(paid)}${size(who) > 1 ? " por cabeza" : ""}.`,
  roomOpened: (room, name, [defense, counts], [treasure, pays]) =>
    `Sala ${String(room)}: ${name}, defensa ${String(defense)}${counts === defense ? "" : ` (aquí ${String(counts)})`}, ${dollars(treasure)}${pays === treasure ? "" : ` (aquí ${dollars(pays)})`}.`,
  defeated: (strength, defense, treasure) =>
    `${String(strength)} contra ${String(defense)}: ¡vencida! Hay ${dollars(treasure)} para repartir.`,
  gains: (gains) =>
    `${list(gains.map(([who, paid], index) => `${(index === 0 ? Hacen : hacen)(who, COBRAR)} ${dollars(paid)}`))}.`,
  everybodyGets: (paid) => `Todos cobran ${dollars(paid)}.`,
  paid: (who, paid) =>
    size(who) === 0 ? `${dollars(paid)} se quedan en la banca.` : `${Hacen(who, PAGAR)} ${dollars(paid)}.`,
  ghostShare: (paid) => `La parte del fantasma, ${dollars(paid)}, se queda en la banca.`,
  oddDollar: "Dos de igual fuerza: el dólar que sobra se queda en la banca.",
  failed: (name, room, strength, defense) =>
    `¡Fracaso! ${name === null ? "" : `${name}: `}${String(strength)} contra ${String(defense)} no basta. Se pierde la sala ${String(room)} y todas las de abajo.`,
  abandoned: (rooms) =>
    rooms.length === 1
      ? `La sala ${numbers(rooms)} se abandona. Nadie sabrá qué había en ella.`
      : `Las salas ${numbers(rooms)} se abandonan. Nadie sabrá qué había en ellas.`,
  cleared: "¡Toda la mazmorra vencida! Nadie necesita curarse.",
  healing: (bills) =>
    `Las curas cuestan ${list(
      bills.map(({ who, owed, paid }) =>
        paid < owed
          ? `${dollars(paid)} de los ${dollars(owed)} debidos ${aEllos(who)}`
          : `${dollars(owed)} ${aEllos(who)}`,
      ),
    )}.`,
  roundEnded: (round) => `La ronda ${String(round)} ha terminado.`,
  tieBroken: (who, adventurer) =>
    `Empate a dinero entre ${ellos(who)}. Decide el aventurero más fuerte que quedó fuera: un ${String(adventurer)}.`,
  won: (who, total) => `¡${Hacen(who, GANAR)} con ${dollars(total)}!`,
  teamWon: (who, total) => `¡${Hacen(who, GANAR)} en equipo con ${dollars(total)}!`,
  shared: (who, total) => `¡Victoria compartida entre ${ellos(who)}, con ${dollars(total)} por cabeza!`,
  teamsShared: (who, total) => `¡Victoria compartida entre ${ellos(who)}, con ${dollars(total)} por equipo!`,
};
