/** Lo que puede traer una jugada, dicho antes de hacerla. */

import { list } from "../../../../lib/language.svelte";
import { aEllos, ellos } from "../../../speech/spanish";
import type { GuildsTexts } from "../en";
import { cards } from "./cards";

const { dollars, range } = cards;

export const preview: GuildsTexts["preview"] = {
  join: (sentences) => sentences.join(" "),
  disable: (paid, rest) =>
    `Cobras ${dollars(paid)} y juegas la primera mazmorra con ${list(rest.map((one) => `tu ${String(one)}`))}.`,
  bump: (bank, owner, who, adventurer) =>
    owner === 0
      ? `Pagas ${dollars(bank)} a la banca. ${ellos(who)} recupera su ${String(adventurer)}.`
      : `Pagas ${dollars(bank)} a la banca y ${dollars(owner)} ${aEllos(who)}, que recupera su ${String(adventurer)}.`,
  replace: (adventurer) => `Pagas ${dollars(1)} a la banca y recuperas tu ${String(adventurer)}.`,
  ghost: (room, strength) =>
    `Pagas ${dollars(1)} a la banca. El fantasma flota hasta la sala ${String(room)}, donde vale ${String(strength)}.`,
  surely: (strength, most) => `${String(strength)} contra ${String(most)} como mucho: vencida seguro.`,
  never: (strength, least) => `${String(strength)} contra ${String(least)} como poco: es imposible vencerla.`,
  perhaps: (strength, defense, beaten, of) =>
    `${String(strength)} contra ${range(defense)}: quizá. Vence a ${String(beaten)} de las ${String(of)} salas que puede ser.`,
  maybe: (strength, defense) => `${String(strength)} contra ${range(defense)}: quizá.`,
  locks: "Se cierra.",
  enough: (strength) => `Tu ${String(strength)} vence esta sala con cualquiera al lado.`,
  needs: (least, most, orMore) =>
    `Aún hace falta ${least === most ? String(least) : `de ${String(least)} a ${String(most)}`} de quien se te una${orMore ? ", y quizá ni eso baste" : ""}.`,
  hopeless: (reach, least) =>
    `Ni con un 5 al lado: ${String(reach)} contra ${String(least)} como poco. Es imposible vencerla.`,
  stakes: (win, healing, top) =>
    `Si sale bien, cobras ${cards.dollarRange(win)}; si falla${top ? "" : ", esta o una de arriba"}, curar cuesta ${dollars(healing)}.`,
};
