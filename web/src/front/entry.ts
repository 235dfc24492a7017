/** What somebody typed or pasted to come to a table: a room code, a table's name, or a whole link. */

export type Entry =
  | { kind: "code"; code: string }
  /** An address of this house. */
  | { kind: "here"; path: string }
  /** A table of another house. */
  | { kind: "elsewhere"; link: string }
  | { kind: "neither" };

const CODE = /^[A-Z0-9]{8}$/;
const TABLE_NAME = /^[a-z0-9]{12}$/;
const TABLE_PATH = /^\/t\/[^/]+(\/[a-z]+)?\/?$/;

export function entryOf(typed: string, origin: string): Entry {
  const text = typed.trim();
  const code = text.replace(/[\s·-]/g, "").toUpperCase();
  if (CODE.test(code)) return { kind: "code", code };
  if (TABLE_NAME.test(text)) return { kind: "here", path: `/t/${text}` };
  return linkOf(text, origin);
}

function linkOf(text: string, origin: string): Entry {
  // Around a pasted link there is often a sentence, and some programs leave out the beginning.
  const word = text.split(/\s+/).find((word) => word.includes("/t/"));
  if (!word) return { kind: "neither" };
  const whole = word.startsWith("/") ? origin + word : /^https?:/i.test(word) ? word : `https://${word}`;
  let url: URL;
  try {
    url = new URL(whole);
  } catch {
    return { kind: "neither" };
  }
  if (!TABLE_PATH.test(url.pathname)) return { kind: "neither" };
  if (url.host === new URL(origin).host) return { kind: "here", path: url.pathname + url.search + url.hash };
  return { kind: "elsewhere", link: url.href };
}
