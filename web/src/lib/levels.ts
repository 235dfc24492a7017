/** How well a bot of the house plays: the page's name for it, and what the house calls it. */
export const LEVELS = {
  easy: "random",
  fair: "search:100",
  strong: "search:500",
  fierce: "search:3000",
} as const;
export type Level = keyof typeof LEVELS;
export const LEVEL_NAMES = Object.keys(LEVELS) as Level[];
