/** What happens at a table rather than in its game. */

/** Names are as the sentence wants them; `you` says that the reader is meant. */
export interface Somebody {
  name: string;
  you: boolean;
}

const does = (who: Somebody, base: string, third: string): string =>
  who.you ? `You ${base}` : `${who.name} ${third}`;

export const lines = {
  whispered: "Only to partners",
  opened: "The table is open.",
  sat: (who: Somebody, seat: number) => `${does(who, "sit", "sits")} down in seat ${String(seat)}.`,
  left: (seat: number) => `Seat ${String(seat)} is free again.`,
  botSat: (seat: number, name: string) => `A bot sits down in seat ${String(seat)}: ${name}.`,
  botStandsIn: (who: Somebody) => `A bot plays for ${who.you ? "you" : who.name}.`,
  back: (who: Somebody) => `${does(who, "are", "is")} back.`,
  anotherDevice: (who: Somebody) => `${does(who, "play", "plays")} on another device too.`,
  timeUp: (who: Somebody) => (who.you ? "Your time is up." : `Time is up for ${who.name}.`),
  undone: (who: Somebody) => `${does(who, "take", "takes")} a move back.`,
  undoAsked: (who: Somebody) => `${does(who, "ask", "asks")} to take a move back.`,
  pauseAsked: (who: Somebody) => `${does(who, "ask", "asks")} for a pause.`,
  replaceAsked: (who: Somebody) => `${does(who, "ask", "asks")} that somebody else takes a seat.`,
  agreed: (who: Somebody) => `${does(who, "agree", "agrees")}.`,
  declined: (who: Somebody) => `${does(who, "do", "does")} not agree.`,
  paused: "The table rests.",
  resumed: (who: Somebody) => `${does(who, "let", "lets")} the game go on.`,
  rematch: "The same people go on at another table.",
  broken: "The rules failed here. The table is closed, and a report was written.",
};
