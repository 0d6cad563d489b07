// Shows the notifications that casting sends to a talent's browser, and opens the talent's page on a tap.
self.addEventListener('push', (event) => {
  const { title, body, link, tag } = event.data.json()
  event.waitUntil(self.registration.showNotification(title, { body, tag, renotify: true, data: { link } }))
})

/** A page of this talent that is open already is brought to the front: it has the key that a new one may lack. */
async function open({ href, pathname }) {
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
  const page = pages.find(({ url }) => new URL(url).pathname === pathname)
  return page ? await page.focus() : await self.clients.openWindow(href)
}

self.addEventListener('notificationclick', (event) => {
  event.notification.close()
  const address = new URL(event.notification.data.link, self.location.origin)
  // Pages of talent are opened and no others, whatever a payload says.
  if (address.href.startsWith(self.registration.scope)) event.waitUntil(open(address))
})
