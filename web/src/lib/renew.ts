/**
 * A page that was opened before the house was updated asks for parts of itself that are gone. Loaded again, it has new
 * parts, and is where it was.
 */

import { keptInTab } from "./keep";
import { Refused } from "./rest";

const KEY = "undercroft.renewed";
/** Parts that are missing again so soon were not missing because of an update. */
const TOO_SOON_MS = 30_000;

let asked: Promise<boolean> | null = null;

/** Loads the page again if that may help; says whether it does. */
export function renew(): Promise<boolean> {
  asked ??= tryToRenew().finally(() => (asked = null));
  return asked;
}

async function tryToRenew(): Promise<boolean> {
  if (Date.now() - Number(keptInTab.get(KEY) ?? 0) < TOO_SOON_MS) return false;
  // Without the house, the browser would put its own page in our place.
  const answers = await fetch("/healthz", { cache: "no-store" }).then(
    ({ ok }) => ok,
    () => false,
  );
  // A browser that keeps nothing could not be kept from loading it again and again.
  if (!answers || !keptInTab.set(KEY, String(Date.now()))) return false;
  location.reload();
  return true;
}

/** A part of the page that is fetched when it is needed. */
export async function part<T>(fetching: Promise<T>): Promise<T> {
  try {
    return await fetching;
  } catch {
    // What is on its way out waits for its end.
    if (await renew()) return new Promise<T>(() => undefined);
    throw new Refused(navigator.onLine ? -1 : 0, "");
  }
}
