/**
 * A language nobody speaks: every text of the message files in brackets and with accents, so that a test finds what the
 * page says past them, and a longer one finds what does not fit.
 */

const ACCENTS: Record<string, string> = {
  a: "á",
  e: "é",
  i: "í",
  o: "ó",
  u: "ú",
  n: "ñ",
  c: "ç",
  A: "Á",
  E: "É",
  I: "Í",
  O: "Ó",
  U: "Ú",
  N: "Ñ",
  C: "Ç",
};

function accented(text: string): string {
  return `⟦${text.replace(/[aeioucnAEIOUCN]/g, (letter) => ACCENTS[letter] ?? letter)}⟧`;
}

/** The same texts in the language nobody speaks. */
export function pseudo<T>(texts: T): T {
  if (typeof texts === "string") return (texts === "" ? "" : accented(texts)) as T;
  if (typeof texts === "function") {
    const speak = texts as unknown as (...words: unknown[]) => unknown;
    return ((...words: unknown[]) => pseudo(speak(...words))) as T;
  }
  if (Array.isArray(texts)) return texts.map((text: unknown) => pseudo(text)) as T;
  if (texts !== null && typeof texts === "object") {
    return Object.fromEntries(Object.entries(texts).map(([key, text]) => [key, pseudo(text)])) as T;
  }
  return texts;
}
