/**
 * A blob server in a process of its own that tells how far its memory has grown. Arguments: folder, secret.
 * Needs `--expose-gc`: without it the peak is one of garbage, whose size is up to the moment of its collection.
 */
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { blobHandler } from './blob-handler.ts'
import { DiskBlobs } from './disk-blobs.ts'

const [folder, secret] = process.argv.slice(2) as [string, string]
const KEY = 'big.webm'
const store = new DiskBlobs({ folder, secret, clock: { now: () => new Date() } })
const handle = blobHandler(store)
const server = createServer(handle)

let most = 0
setInterval(() => {
  gc?.()
  most = Math.max(most, process.memoryUsage.rss())
}, 20)

server.listen(0, '127.0.0.1', () => {
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const before = process.memoryUsage.rss()
  process.on('message', () => process.send?.({ grown: most - before }))
  process.on('disconnect', () => process.exit())
  process.send?.({
    put: origin + store.signPut(KEY, { contentType: 'video/webm', maxBytes: 1024 ** 3 }),
    get: origin + store.signGet(KEY),
  })
})
