/** Where the page is: addresses become places, and links are followed without loading the page again. */

export type Place =
  | { at: "front" }
  | { at: "open"; game: string | null }
  | { at: "learn"; game: string }
  | { at: "rules"; game: string | null }
  | { at: "mine" }
  | { at: "room" }
  | { at: "settings" }
  | { at: "credits" }
  | { at: "table"; table: string; as: "player" | "hand" | "screen" | "hotseat" }
  | { at: "replay"; table: string }
  | { at: "nowhere" };

/** What an address means. */
export function placeOf(path: string): Place {
  const [first, second, third, ...rest] = path.split("/").filter(Boolean).map(decoded);
  if (rest.length > 0) return { at: "nowhere" };
  if (first === "t" && second) return atTable(second, third);
  if (third !== undefined) return { at: "nowhere" };
  switch (first) {
    case undefined:
      return { at: "front" };
    case "open":
      return { at: "open", game: second ?? null };
    case "learn":
      return second ? { at: "learn", game: second } : { at: "nowhere" };
    case "rules":
      return { at: "rules", game: second ?? null };
    case "mine":
    case "room":
    case "settings":
    case "credits":
      return second ? { at: "nowhere" } : { at: first };
    default:
      return { at: "nowhere" };
  }
}

function atTable(table: string, how: string | undefined): Place {
  switch (how) {
    case undefined:
      return { at: "table", table, as: "player" };
    case "hand":
    case "screen":
    case "hotseat":
      return { at: "table", table, as: how };
    case "replay":
      return { at: "replay", table };
    default:
      return { at: "nowhere" };
  }
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

class Route {
  #path = $state(location.pathname);
  readonly place = $derived(placeOf(this.#path));

  constructor() {
    addEventListener("popstate", () => (this.#path = location.pathname));
    addEventListener("click", (event) => this.#follow(event));
  }

  /** Goes to an address of the house. */
  go(path: string, { replace = false } = {}): void {
    if (replace) history.replaceState(null, "", path);
    else history.pushState(null, "", path);
    this.#path = location.pathname;
    scrollTo(0, 0);
  }

  #follow(event: MouseEvent): void {
    if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey)
      return;
    const link = (event.target as Element | null)?.closest("a");
    if (!link || link.target || link.hasAttribute("download") || link.origin !== location.origin) return;
    if (link.pathname.startsWith("/api/")) return;
    if (link.pathname === location.pathname && link.hash) return;
    event.preventDefault();
    this.go(link.pathname + link.search + link.hash);
  }
}

export const route = new Route();
