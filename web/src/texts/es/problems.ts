import type { Texts } from "../en";

export const problems: Texts["problems"] = {
  house: {
    title: "La casa no contesta",
    text: "Puede que se haya cortado tu conexión o que la casa esté cerrada un momento. No se pierde nada: todas las jugadas quedan guardadas.",
  },
  busy: {
    title: "La casa está ocupada",
    text: "Ahora mismo no puede hacerlo. Espera un momento e inténtalo de nuevo; no se pierde nada.",
  },
  often: {
    title: "Demasiado de golpe",
    text: "La casa atiende un número limitado de peticiones por minuto. Espera un poco e inténtalo otra vez.",
  },
  table: {
    title: "Esa mesa no existe",
    text: "Quizá el enlace no se copió entero o la mesa ya se ha recogido. Pide otra vez el enlace o abre tu propia mesa.",
  },
  seat: {
    title: "Este asiento está ocupado",
    text: "Alguien se adelantó o ya se han repartido las cartas. Elige otro asiento o mira la partida.",
  },
  link: {
    title: "Este enlace privado ya no sirve",
    text: "Un enlace así funciona una sola vez. Pídele uno nuevo a quien te lo envió.",
  },
  stranger: {
    title: "La casa aún no te conoce",
    text: "Siéntate a una mesa o abre una; desde entonces reconocerá este navegador.",
  },
  wrong: {
    title: "La casa no lo acepta así",
    text: "Hay algo que no encaja en lo que se envió. Repásalo e inténtalo de nuevo.",
  },
  missing: {
    title: "Aquí no hay nada",
    text: "Comprueba la dirección o empieza otra vez desde la entrada.",
  },
  other: {
    title: "Algo ha salido mal",
    text: "No es culpa tuya. Inténtalo de nuevo; si sigue igual, avisa a quien lleva esta casa.",
  },
};
