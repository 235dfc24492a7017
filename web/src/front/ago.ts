/** How long ago something was, in a word. */

const STEPS: [Intl.RelativeTimeFormatUnit, number][] = [
  ["day", 86_400_000],
  ["hour", 3_600_000],
  ["minute", 60_000],
];

/** In the words of a language; what was less than a minute ago was `justNow`. */
export function agoOf(then: number, now: number, locale: string, justNow: string): string {
  const words = new Intl.RelativeTimeFormat(locale, { numeric: "auto" });
  // The clocks of the house and of this device may differ a little: nothing was opened in the future.
  const passed = Math.max(0, now - then);
  for (const [unit, length] of STEPS) {
    if (passed >= length) return words.format(-Math.floor(passed / length), unit);
  }
  return justNow;
}
