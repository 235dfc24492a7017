/** Salas, personajes y objetos: cómo se llaman y, en pocas palabras, qué hace cada sala. */

import type { Attacks, Hits, Item } from "../../../../generated/raiders";
import { list, many } from "../../../../lib/language.svelte";
import type { RaidersTexts } from "../en";
import type { Harm } from "../en/rooms";

const monedas = (count: number): string => many(count, "moneda", "monedas");
const heridas = (count: number): string => many(count, "herida", "heridas");

const anItem: Record<Item, string> = {
  torch: "una antorcha",
  crystal_ball: "una bola de cristal",
  key: "una llave",
  sword: "una espada",
};

export const rooms: RaidersTexts["rooms"] = {
  names: {
    Snake: "Serpiente",
    Zombie: "Zombi",
    Goblin: "Trasgo",
    Skeleton: "Esqueleto",
    "Gelatinous Cube": "Cubo gelatinoso",
    Troll: "Trol",
    Dragon: "Dragón",
    Armoury: "Armería",
    Store: "Almacén",
    Lava: "Trampa de lava",
    Magnet: "Trampa del imán",
    Spike: "Trampa de pinchos",
    Boulder: "Trampa de la roca",
    "Tax Collector": "Recaudador de impuestos",
    Medusa: "Medusa",
    Vampire: "Vampiro",
    Sphinx: "Esfinge",
    Minotaur: "Minotauro",
    "Wolf Pack": "Manada de lobos",
    Necromancer: "Nigromante",
    "Mega Dragon": "Megadragón",
    Golem: "Gólem",
    Mummy: "Momia",
  },
  characters: {
    Warrior: "Guerrero",
    Knight: "Caballero",
    Wizard: "Mago",
    Explorer: "Explorador",
    Thief: "Ladrón",
  },
  kinds: { treasure: "Tesoro", monster: "Monstruo", vault: "Cámara", trap: "Trampa", boss: "Jefe" },
  items: { torch: "antorcha", crystal_ball: "bola de cristal", key: "llave", sword: "espada" },
  anItem,
  dark: "Sala a oscuras",
  chests: ([first, second]: readonly [number, number]) =>
    second === 0 ? `Cofre de ${String(first)}` : `Cofres de ${String(first)} y ${String(second)}`,
  coins: monedas,
  wounds: heridas,
  potion: (wounds: number) => `curar ${String(wounds)}`,
  strength: (name: string, strength: number) => `${name}, fuerza ${String(strength)}`,
  unbeatable: (name: string) => `${name}, invencible`,
  vaultEntry: (card: number, benefit: string) => `${String(card)}: ${benefit}`,
  does: {
    treasure: ([first, second]: readonly [number, number]) =>
      second === 0
        ? `La carta más alta se lleva ${monedas(first)}. En caso de empate se reparten.`
        : `La carta más alta se lleva ${monedas(first)} y la segunda ${String(second)}. En caso de empate se reparten.`,
    monster: (strength: number, wounds: number) =>
      `Entre todos hay que sumar ${String(strength)}. Si no se llega, la carta más baja recibe ${heridas(wounds)}.`,
    vault: (entries: readonly string[]) => `Tu carta decide lo que recibes. ${entries.join(", ")}.`,
    trap: (hits: Hits, penalties: readonly (readonly [number, number])[]) => {
      const cards = list(penalties.map(([card, amount]) => `${String(amount)} con un ${String(card)}`));
      return hits === "most_coins"
        ? `La carta más alta la activa. Quien tiene más monedas pierde algunas: ${cards}.`
        : `La carta más alta la activa. Quien tiene menos heridas recibe más: ${cards}.`;
    },
  },
  boss: {
    needs: (strength: number) => `Entre todos hay que sumar ${String(strength)}, o ataca.`,
    always: "Es invencible: siempre ataca.",
    attacks: (attacks: Attacks, harm: string) =>
      attacks === "lowest" ? `La carta más baja ${harm}.` : `Ataca a la carta más alta, que ${harm}.`,
    harm: ({ wounds, coins, eliminates }: Harm) =>
      list([
        ...(wounds > 0 ? [`recibe ${heridas(wounds)}`] : []),
        ...(coins > 0 ? [`pierde ${monedas(coins)}`] : []),
        ...(eliminates ? ["queda fuera de la partida"] : []),
      ]),
    reward: (coins: number) => `La carta más alta gana ${monedas(coins)}.`,
    escape: (item: Item) => `Con ${anItem[item]} se puede escapar.`,
    fives: (value: number) => `Un 5 o una espada vale aquí ${String(value)}.`,
  },
};
