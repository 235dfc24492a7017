/** What the house is asked outside of a table's socket. Every refusal comes back as a sentence to show. */

/** Why a request did nothing. `status` is 0 when the house could not be reached at all, and -1 when the page failed itself. */
export class Refused extends Error {
  constructor(
    readonly status: number,
    reason: string,
    readonly faults: readonly { place: string; reason: string }[] = [],
  ) {
    super(reason);
  }
}

/** Whatever went wrong, as a refusal to show. */
export function refusalOf(error: unknown): Refused {
  if (error instanceof Refused) return error;
  // Nobody can read what a program complains of; whoever mends the page can.
  console.error(error);
  return new Refused(-1, "");
}

/** Who asks, where it is not the browser's own cookie: a token of a seat on a shared device. */
export interface Asking {
  token?: string | null;
  signal?: AbortSignal;
}

async function ask<T>(method: string, path: string, body: unknown, asking: Asking): Promise<T> {
  const headers: Record<string, string> = {};
  if (body !== undefined) headers["content-type"] = "application/json";
  if (asking.token) headers["authorization"] = `Bearer ${asking.token}`;
  let response: Response;
  try {
    response = await fetch(path, {
      method,
      headers,
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      ...(asking.signal ? { signal: asking.signal } : {}),
    });
  } catch (error) {
    if (error instanceof DOMException && error.name === "AbortError") throw error;
    throw new Refused(0, "");
  }
  if (response.ok) return (response.status === 204 ? undefined : await response.json()) as T;
  const problem = (await response.json().catch(() => ({}))) as {
    reason?: string;
    faults?: { place: string; reason: string }[];
  };
  throw new Refused(response.status, problem.reason ?? "", problem.faults ?? []);
}

export const get = <T>(path: string, asking: Asking = {}): Promise<T> => ask("GET", path, undefined, asking);
export const post = <T>(path: string, body?: unknown, asking: Asking = {}): Promise<T> =>
  ask("POST", path, body, asking);
export const remove = <T>(path: string, asking: Asking = {}): Promise<T> =>
  ask("DELETE", path, undefined, asking);
