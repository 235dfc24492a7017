/*
 * Shows that it is somebody's turn while the page is closed. It keeps nothing and answers no request: what the page shows
 * always comes from the house.
 */

/** What to say, in the language the page spoke when it registered this worker. */
const turn = new URL(self.location.href).searchParams.get("turn") ?? "";

self.addEventListener("install", () => self.skipWaiting());
self.addEventListener("activate", (event) => event.waitUntil(self.clients.claim()));

self.addEventListener("push", (event) => {
  let told = {};
  try {
    told = event.data?.json() ?? {};
  } catch {
    // Something was sent, so something is shown.
  }
  event.waitUntil(show(told));
});

async function show({ table, game, title }) {
  const pages = await self.clients.matchAll({ type: "window" });
  // Somebody who looks at the table sees and hears it there.
  const looking = pages.some(
    (page) => page.visibilityState === "visible" && new URL(page.url).pathname.startsWith(`/t/${table}`),
  );
  if (looking) return;
  await self.registration.showNotification(title ?? game ?? "Undercroft", {
    body: turn,
    tag: `undercroft-${table}`,
    icon: "/icon-192.png",
    data: { table },
  });
}

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  const table = event.notification.data?.table;
  event.waitUntil(open(table ? `/t/${encodeURIComponent(table)}` : "/"));
});

async function open(path) {
  const pages = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  const there = pages.find((page) => new URL(page.url).pathname === path);
  if (there) return there.focus();
  return self.clients.openWindow(path);
}
