// Shows the notifications that casting sends to a talent's browser, and opens the talent's page on a tap.
self.addEventListener('push', (event) => {
  const { title, body, link, tag } = event.data.json()
  event.waitUntil(self.registration.showNotification(title, { body, tag, renotify: true, data: { link } }))
})

/** A page of this talent that is open already is brought to the front: it has the key that a new one may lack. */
async function open(link) {
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
  const page = pages.find(({ url }) => new URL(url).pathname === link.split('#')[0])
  return page ? await page.focus() : await self.clients.openWindow(link)
}

self.addEventListener('notificationclick', (event) => {
  event.notification.close()
  event.waitUntil(open(event.notification.data.link))
})
