/** People in one room: one device that goes around, or a big screen and phones. And the guide through a first game. */
export const together = {
  title: "In the same room",
  intro: "You sit together. Choose what you have at hand.",
  how: "How do you play?",
  passed: "One device, passed around",
  passedText: "Everybody plays on this device. A curtain keeps each hand secret while it changes hands.",
  screen: "A big screen and phones",
  screenText: "This device shows the table to all; everybody holds their cards on a phone of their own.",
  game: "Game",
  people: "Who plays?",
  peopleText: "In the order in which you sit.",
  person: (number: number) => `Name of person ${String(number)}`,
  personDefault: (number: number) => `Player ${String(number)}`,
  addPerson: "One more person",
  removePerson: (name: string) => `Remove ${name}`,
  seats: "Seats at the table",
  botsFill: (count: number) =>
    count === 0
      ? "Every seat has a person."
      : count === 1
        ? "A bot plays in the last seat."
        : `Bots play in the last ${String(count)} seats.`,
  botLevel: "How the bots play",
  options: "How it is played",
  optionOff: "No",
  optionOn: "Yes",
  begin: "Begin",
  openScreen: "Open the big screen",
  sameNames: "Two people have the same name; tell them apart.",
  opening: "The table is being laid…",

  hotSeat: {
    notHere: "Nobody plays on this device",
    notHereText:
      "No seat of this table belongs to this device. You can look at the table, or begin a new game together.",
    toTheTable: "To the table",
    newGame: "Play in the same room",
    passTo: (name: string) => `Pass the device to ${name}`,
    iAm: (name: string) => `I am ${name}`,
    decided: (name: string) => `${name} has decided.`,
    covered: "Nothing secret is on the screen. Only the person named here should press the button.",
    somebodyElse: "Somebody else wants a look:",
    noSecrets: "We have no secrets: never cover the table",
    whatHappened: "What happened",
    lookTogether: "Look at the table together.",
    waitingFor: (names: string) => `Waiting for ${names}`,
    viewOf: (name: string) => `${name}’s view`,
    cover: "Cover",
    allAgree: "We all agree",
    again: "Play again",
    toTheNext: "To the next game",
  },

  onScreen: {
    joinTitle: "Take a phone and sit down",
    scan: "Point its camera here",
    qr: "QR code of the address where phones sit down",
    orCode: (house: string) => `or open ${house} and type the room code`,
    orLink: "or open this address",
    whoIsHere: "Who is here",
    freeSeat: "free",
    missing: (count: number) => (count === 1 ? "One seat is free." : `${String(count)} seats are free.`),
    dealt: "The cards are dealt as soon as every seat is taken.",
    fill: "Bots for the free seats",
    fullScreen: "Full screen",
  },

  learn: {
    title: (game: string) => `Learn ${game}`,
    opening: "A table with patient bots is being laid for you…",
    unknown: "There is no such game here.",
    guide: "Guide",
  },
};
