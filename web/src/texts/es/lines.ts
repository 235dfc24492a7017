/** Lo que pasa en una mesa, aparte de su juego. */

import type { lines as english, Somebody } from "../en/lines";

const hace = (who: Somebody, you: string, other: string): string => (who.you ? you : `${who.name} ${other}`);

export const lines: typeof english = {
  whispered: "Solo a su equipo",
  opened: "La mesa está abierta.",
  sat: (who: Somebody, seat: number) =>
    `${hace(who, "Te sientas", "se sienta")} en el asiento ${String(seat)}.`,
  left: (seat: number) => `El asiento ${String(seat)} vuelve a estar libre.`,
  botSat: (seat: number, name: string) => `Un bot se sienta en el asiento ${String(seat)}: ${name}.`,
  botStandsIn: (who: Somebody) => `Un bot juega por ${who.you ? "ti" : who.name}.`,
  back: (who: Somebody) => `${hace(who, "Estás", "está")} de vuelta.`,
  anotherDevice: (who: Somebody) => `${hace(who, "Juegas", "juega")} también en otro dispositivo.`,
  timeUp: (who: Somebody) => (who.you ? "Se te ha acabado el tiempo." : `Se acabó el tiempo de ${who.name}.`),
  undone: (who: Somebody) => `${hace(who, "Deshaces", "deshace")} una jugada.`,
  undoAsked: (who: Somebody) => `${hace(who, "Pides", "pide")} deshacer una jugada.`,
  pauseAsked: (who: Somebody) => `${hace(who, "Pides", "pide")} una pausa.`,
  replaceAsked: (who: Somebody) => `${hace(who, "Pides", "pide")} que otra persona ocupe un asiento.`,
  agreed: (who: Somebody) => `${hace(who, "Estás", "está")} de acuerdo.`,
  declined: (who: Somebody) => `${hace(who, "No estás", "no está")} de acuerdo.`,
  paused: "La mesa descansa.",
  resumed: (who: Somebody) => `${hace(who, "Haces", "hace")} que siga la partida.`,
  rematch: "Las mismas personas siguen en otra mesa.",
  broken: "Las reglas han fallado aquí. La mesa queda cerrada y se ha anotado lo ocurrido.",
};
