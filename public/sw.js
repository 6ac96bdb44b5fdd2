// The service worker of the site: shows push messages, and opens what they are about. It keeps no pages.

self.addEventListener("install", () => self.skipWaiting());
self.addEventListener("activate", (event) => event.waitUntil(self.clients.claim()));

/** What a message says; one that cannot be read is shown all the same, as browsers demand. */
function readMessage(data) {
  try {
    const { title, body, href, tag } = data.json();
    return { title: String(title), body: String(body), href: String(href), tag: String(tag) };
  } catch {
    return { title: "Guildhall", body: "", href: "/inbox", tag: "unread" };
  }
}

self.addEventListener("push", (event) => {
  const { title, body, href, tag } = readMessage(event.data);
  event.waitUntil(self.registration.showNotification(title, { body, tag, icon: "/mark.svg", data: { href } }));
});

/** A page of ours at this path; anything else leads to the inbox. */
function pageAt(href) {
  const url = new URL(href, self.location.origin);
  return url.origin === self.location.origin ? url.href : `${self.location.origin}/inbox`;
}

async function open(href) {
  const pages = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  const there = pages.find((page) => page.url === href);
  return there ? there.focus() : self.clients.openWindow(href);
}

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(open(pageAt(event.notification.data?.href ?? "/inbox")));
});
