/** Monstruos y Amos de la Mazmorra: sus nombres y lo que cambian. */

import { list } from "../../../../lib/language.svelte";
import type { WhichRooms } from "../../../../generated/guilds";
import type { GuildsTexts } from "../en";

const dollars = (count: number) => `${String(count)} $`;
const signed = (count: number) => (count < 0 ? `−${String(-count)}` : `+${String(count)}`);
const signedDollars = (count: number) => `${signed(count)} $`;

const WHICH: Record<WhichRooms, string> = {
  first: "Primera sala",
  second: "Segunda sala",
  first_two: "Dos primeras salas",
  last: "Última sala",
  last_two: "Dos últimas salas",
};

export const cards: GuildsTexts["cards"] = {
  dollars,
  range: ([least, most]) => (least === most ? String(least) : `${String(least)}–${String(most)}`),
  dollarRange: ([least, most]) => (least === most ? dollars(least) : `${String(least)}–${dollars(most)}`),
  signed,
  signedDollars,
  monsters: {
    "Cellar Rats": "Ratas de bodega",
    "Lantern Moths": "Polillas de farol",
    "Broom Sprites": "Duendes de escoba",
    "Scrap Kobolds": "Kobolds chatarreros",
    "Moss Toads": "Sapos del musgo",
    "Pantry Slimes": "Limos de despensa",
    "Candle Bats": "Murciélagos de cirio",
    "Bone Puppets": "Títeres de hueso",
    "Gutter Goblins": "Trasgos de cloaca",
    "Grumbling Chest": "Cofre gruñón",
    "Cobweb Weavers": "Tejedoras de telarañas",
    "Mushroom Brutes": "Bestias seta",
    "Drowned Sailors": "Marineros ahogados",
    "Howling Portrait": "Retrato aullador",
    "Ember Hounds": "Sabuesos de ascua",
    "Salt Mummies": "Momias de sal",
    "Marsh Witches": "Brujas del pantano",
    "Hook Ghouls": "Necrófagos de garfio",
    "Thorn Satyrs": "Sátiros de espino",
    "Crypt Choir": "Coro de la cripta",
    "Rust Knights": "Caballeros de herrumbre",
    "Iron Boar": "Jabalí de hierro",
    "Stone Twins": "Gemelos de piedra",
    "Glass Serpent": "Serpiente de cristal",
    "Storm Roc": "Roc de la tormenta",
    "Ash Giants": "Gigantes de ceniza",
    "Abyssal Eel": "Anguila abisal",
    "Plague Titan": "Titán de la peste",
    "Frost Wyrm": "Sierpe de escarcha",
    "Mirror Queen": "Reina de los espejos",
    "Bell Colossus": "Coloso campana",
    "Clockwork Hydra": "Hidra de relojería",
    "Obsidian Warden": "Guardián de obsidiana",
    "Nameless Shepherd": "Pastor sin nombre",
    "Hollow King": "Rey hueco",
    "Sleeping Star": "Estrella durmiente",
  },
  masters: {
    "The Succubus": "La Súcubo",
    "The Beholder": "El Contemplador",
    "The Lich King": "El Rey Liche",
    "The Guardian": "El Guardián",
    "The Vampire Lord": "El Señor Vampiro",
    "The Red Dragon": "El Dragón Rojo",
    "Hello Duck": "El Pato Hola",
    "Bigfun King": "El Rey Bigfun",
    "The Naughty Kid": "El Niño Travieso",
    "Boardgame Lord": "El Señor de los Tableros",
    "The Caveman": "El Cavernícola",
  },
  does: {
    rooms: (which, defense, treasure) =>
      `${WHICH[which]}: ${[
        ...(defense === 0 ? [] : [`${signed(defense)} de defensa`]),
        ...(treasure === 0 ? [] : [`${signedDollars(treasure)} de tesoro`]),
      ].join(", ")}.`,
    bars: (adventurer) => `No puede entrar ningún ${String(adventurer)}.`,
    healing: (adventurers, more) =>
      `Curar a un ${adventurers.map(String).join(" o a un ")} cuesta ${dollars(more)} más.`,
    equals: (more) => `Una sala vencida por dos de igual fuerza da ${signedDollars(more)}.`,
    weakest: (paid) => `Quien envía menos fuerza cobra antes ${dollars(paid)}.`,
    disables: (one, other) =>
      `Todos los ${String(one)} y ${String(other)} descansan; los demás están disponibles.`,
    nothing: "No cambia nada.",
  },
  both: (one, other) => list([String(one), String(other)]),
};
