import type { Texts } from "../en";

/** Gente en la misma sala: un dispositivo que va de mano en mano, o una pantalla grande y móviles. Y la guía. */
export const together: Texts["together"] = {
  title: "En la misma sala",
  intro: "Estáis juntos. Elegid según lo que tengáis a mano.",
  how: "¿Cómo jugáis?",
  passed: "Un dispositivo, de mano en mano",
  passedText:
    "Todos juegan en este dispositivo. Un telón guarda el secreto de cada mano mientras cambia de dueño.",
  screen: "Una pantalla grande y móviles",
  screenText: "Este dispositivo muestra la mesa a todos; cada cual tiene sus cartas en su propio móvil.",
  game: "Juego",
  people: "¿Quién juega?",
  peopleText: "En el orden en que estáis sentados.",
  person: (number) => `Nombre de la persona ${String(number)}`,
  personDefault: (number) => `Jugador ${String(number)}`,
  addPerson: "Una persona más",
  removePerson: (name) => `Quitar a ${name}`,
  seats: "Asientos de la mesa",
  botsFill: (count) =>
    count === 0
      ? "Cada asiento tiene su persona."
      : count === 1
        ? "Un bot juega en el último asiento."
        : `Los bots juegan en los últimos ${String(count)} asientos.`,
  botLevel: "Cómo juegan los bots",
  options: "Cómo se juega",
  optionOff: "No",
  optionOn: "Sí",
  begin: "Empezar",
  openScreen: "Abrir la pantalla grande",
  sameNames: "Dos personas tienen el mismo nombre; distinguidlas.",
  opening: "Se está poniendo la mesa…",

  hotSeat: {
    notHere: "Nadie juega en este dispositivo",
    notHereText:
      "Ningún asiento de esta mesa pertenece a este dispositivo. Podéis mirar la mesa o empezar juntos una partida nueva.",
    toTheTable: "A la mesa",
    newGame: "Jugar en la misma sala",
    passTo: (name) => `Pasa el dispositivo a ${name}`,
    iAm: (name) => `Soy ${name}`,
    decided: (name) => `${name} ya ha decidido.`,
    covered: "No hay nada secreto en la pantalla. Solo la persona nombrada debe pulsar el botón.",
    somebodyElse: "Otra persona quiere mirar:",
    noSecrets: "No tenemos secretos: no cubrir nunca la mesa",
    whatHappened: "Lo que ha pasado",
    lookTogether: "Mirad juntos la mesa.",
    waitingFor: (names) => `Esperando a ${names}`,
    viewOf: (name) => `Vista de ${name}`,
    cover: "Cubrir",
    allAgree: "Todos de acuerdo",
    again: "Jugar otra vez",
    toTheNext: "A la próxima partida",
  },

  onScreen: {
    joinTitle: "Toma un móvil y siéntate",
    scan: "Apunta aquí con su cámara",
    qr: "Código QR de la dirección donde se sientan los móviles",
    orCode: (house) => `o abre ${house} y escribe el código de la sala`,
    orLink: "o abre esta dirección",
    whoIsHere: "Quién está aquí",
    freeSeat: "libre",
    missing: (count) =>
      count === 1 ? "Queda un asiento libre." : `Quedan ${String(count)} asientos libres.`,
    dealt: "Se reparte en cuanto todos los asientos estén ocupados.",
    fill: "Bots en los asientos libres",
    fullScreen: "Pantalla completa",
  },

  learn: {
    title: (game) => `Aprender ${game}`,
    opening: "Se está poniendo para ti una mesa con bots pacientes…",
    unknown: "Aquí no hay tal juego.",
    guide: "Guía",
  },
};
