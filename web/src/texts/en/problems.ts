/** What went wrong, in plain words, and what to do next. */
export const problems = {
  house: {
    title: "The house does not answer",
    text: "Perhaps your connection is gone, or the house is closed for a moment. Nothing is lost: every move is kept.",
  },
  busy: {
    title: "The house is busy",
    text: "It cannot do this just now. Wait a moment and try again; nothing is lost.",
  },
  often: {
    title: "That was a lot at once",
    text: "The house takes only so many requests in a minute. Wait a little, then try again.",
  },
  table: {
    title: "There is no such table",
    text: "Perhaps the link was not copied whole, or the table was cleared away. Ask for the link again, or open a table of your own.",
  },
  seat: {
    title: "This seat is taken",
    text: "Somebody was faster, or the cards are dealt already. Choose another seat, or watch the game.",
  },
  link: {
    title: "This private link is no longer good",
    text: "Such a link works once and then never again. Ask whoever sent it for a new one.",
  },
  stranger: {
    title: "The house does not know you yet",
    text: "Sit down at a table or open one; from then on this browser is known.",
  },
  wrong: {
    title: "The house does not take it like that",
    text: "Something in what was sent is not right. Look it over and try again.",
  },
  missing: {
    title: "There is nothing here",
    text: "Check the address, or begin again at the front door.",
  },
  other: {
    title: "Something went wrong",
    text: "It is not your fault. Try again; if it stays like that, tell whoever runs this house.",
  },
};
