/** Words that many places share. */
export const common = {
  undercroft: "Undercroft",
  close: "Close",
  cancel: "Cancel",
  copy: "Copy",
  copied: "Copied",
  share: "Share",
  more: "More",
  language: "Language",
  settings: "Settings",
  rules: "Rules",
  loading: "One moment…",
  tryAgain: "Try again",
  toTheFrontDoor: "To the front door",
  skipToContent: "Skip to the content",
  minutes: (count: number) => `${String(count)} min`,
  localOnly:
    "Other devices cannot reach this address: on each of them it means that very device. Start the house with --host 0.0.0.0 and open this page by the name or number this computer has in your network.",
  players: (fewest: number, most: number) =>
    fewest === most ? `${String(fewest)} players` : `${String(fewest)}–${String(most)} players`,
  invite: {
    link: "Link to the table",
    linkText: "Send this link; whoever opens it can sit down or watch.",
    qr: "QR code of the link to this table",
    qrText: "Or let a phone's camera look at this:",
    code: "Room code",
    codeText: "Or type this code at the front door:",
    shareTitle: (game: string) => `${game} at one table`,
    cannotCopy: "The browser does not let the page copy. Mark the link and copy it yourself.",
  },
};
