/**
 * Telling somebody that it is their turn: a bell, a notification while the page is not looked at, and, where the house
 * sends them, notifications even while the page is closed.
 */

import { t } from "./language.svelte";
import { get, post, remove } from "./rest";
import { settings } from "./settings.svelte";
import { sound } from "./sound";

/** How far the notices reach: also while the page is closed, only while it is open, or not at all. */
export type Reach = "closed" | "open" | "denied" | "cannot";

const canNotify = (): boolean => "Notification" in globalThis;
const canPush = (): boolean => "serviceWorker" in navigator && "PushManager" in globalThis;

/** Rings, and shows a notification if the page is not looked at. The page's title is the caller's. */
export function announceTurn({ game, table }: { game: string; table: string }): void {
  sound("turn");
  if (!settings.notices || !document.hidden) return;
  if (!canNotify() || Notification.permission !== "granted") return;
  void show(game, table).catch(() => undefined);
}

async function show(game: string, table: string): Promise<void> {
  // One note for each table: the next turn takes the place of the last.
  const about = {
    body: t().front.notice.turn,
    tag: `undercroft-${table}`,
    icon: "/icon-192.png",
    data: { table },
  };
  const worker =
    "serviceWorker" in navigator ? await navigator.serviceWorker.getRegistration("/") : undefined;
  if (worker) {
    await worker.showNotification(game, about);
    return;
  }
  const notification = new Notification(game, about);
  notification.onclick = () => {
    focus();
    notification.close();
  };
}

/** Asks the browser for permission, and the house to send notices. To be called by a tap. */
export async function switchOnNotices(): Promise<Reach> {
  if (!canNotify()) return "cannot";
  if ((await Notification.requestPermission()) !== "granted") return "denied";
  settings.notices = true;
  settings.keep();
  return (await subscribe()) ? "closed" : "open";
}

export async function switchOffNotices(): Promise<void> {
  settings.notices = false;
  settings.keep();
  try {
    const worker = await navigator.serviceWorker.getRegistration("/");
    const subscription = await worker?.pushManager.getSubscription();
    await subscription?.unsubscribe();
    await remove("/api/push");
  } catch {
    // A house that sends nothing, or does not know us, has nothing to forget.
  }
}

/**
 * Tells the house again where to send notices: somebody who has only now sat down was not known before, and browsers
 * change the address from time to time.
 */
export function renewNotices(): void {
  if (settings.notices && canNotify() && Notification.permission === "granted") void subscribe();
}

async function subscribe(): Promise<boolean> {
  if (!canPush()) return false;
  try {
    const { key } = await get<{ key: string }>("/api/push/key");
    // The worker has no message files; it is told in its address what to say.
    const worker = `/sw.js?turn=${encodeURIComponent(t().front.notice.turn)}`;
    const registration = await navigator.serviceWorker.register(worker);
    const subscription = await subscribed(registration, bytesOf(key));
    await post("/api/push", subscription.toJSON());
    return true;
  } catch {
    // The house sends none, or cannot be reached: notices then come while the page is open.
    return false;
  }
}

async function subscribed(
  registration: ServiceWorkerRegistration,
  key: Uint8Array<ArrayBuffer>,
): Promise<PushSubscription> {
  const old = await registration.pushManager.getSubscription();
  if (old) {
    const itsKey = old.options.applicationServerKey;
    if (itsKey && sameBytes(new Uint8Array(itsKey), key)) return old;
    // It belongs to a house of another key, such as one that was set up anew.
    await old.unsubscribe();
  }
  return registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
}

function sameBytes(a: Uint8Array, b: Uint8Array): boolean {
  return a.length === b.length && a.every((byte, i) => byte === b[i]);
}

/** The bytes of a base64url text, as keys are sent. */
export function bytesOf(base64url: string): Uint8Array<ArrayBuffer> {
  const text = atob(base64url.replace(/-/g, "+").replace(/_/g, "/"));
  return Uint8Array.from(text, (letter) => letter.charCodeAt(0));
}
