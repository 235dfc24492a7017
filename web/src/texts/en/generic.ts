/** The board of a game that has none of its own. */
export const generic = {
  table: "The table",
  players: "The players",
  moves: "What you may do",
  you: "you",
  awaited: "decides now",
  nothing: "none",
  yes: "Yes",
  no: "No",
  times: (what: string, count: number) => `${what} × ${String(count)}`,
  seat: (number: number) => `Seat ${String(number)}`,
  row: "No.",
  sending: "Sending…",
};
