/** Writes one large file in a process of its own and tells how far its memory has grown. Arguments: bucket, bytes. */
import { serverOptions } from './own-bucket.fixture.ts'
import { createS3Blobs } from './s3-blobs.ts'

const [bucket, bytes] = process.argv.slice(2) as [string, string]
const CHUNK = 1024 * 1024
const store = createS3Blobs({ ...serverOptions(), bucket, clock: { now: () => new Date() } })

async function* source() {
  for (let sent = 0; sent < Number(bytes); sent += CHUNK) yield new Uint8Array(CHUNK)
}

await store.write('warm-up', new Uint8Array(CHUNK), 'video/mp4')
const before = process.memoryUsage.rss()
let most = before
const watch = setInterval(() => {
  most = Math.max(most, process.memoryUsage.rss())
}, 5)
const written = await store.write('large.mp4', source(), 'video/mp4')
clearInterval(watch)
process.send?.({ written, grown: most - before })
process.disconnect()
