/** Words that many places share. */
export const common = {
  undercroft: "Undercroft",
  back: "Back",
  close: "Close",
  cancel: "Cancel",
  copy: "Copy",
  copied: "Copied",
  share: "Share",
  more: "More",
  settings: "Settings",
  rules: "Rules",
  loading: "One moment…",
  tryAgain: "Try again",
  toTheFrontDoor: "To the front door",
  yes: "Yes",
  no: "No",
  skipToContent: "Skip to the content",
  minutes: (count: number) => `${String(count)} min`,
  players: (fewest: number, most: number) =>
    fewest === most ? `${String(fewest)} players` : `${String(fewest)}–${String(most)} players`,
};
