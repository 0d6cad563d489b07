/** Fills the disk that a folder is on, and tells on its standard output what a store there says. Argument: the folder. */
import { readdir, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { DomainError } from '@callboard/core'
import { blobHandler } from './blob-handler.ts'
import { DiskBlobs } from './disk-blobs.ts'
import { diskScratch } from './disk-scratch.ts'

const [folder] = process.argv.slice(2) as [string]
const PIECE = 300 * 1024
const TYPE = 'application/octet-stream'
const store = new DiskBlobs({ folder, secret: 'x'.repeat(32), clock: { now: () => new Date() } })
const server = createServer(blobHandler(store)).listen(0, '127.0.0.1')
await new Promise((listening) => server.once('listening', listening))
const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`

async function put(key: string, bytes = PIECE) {
  const address = origin + store.signPut(key, { contentType: TYPE, maxBytes: PIECE })
  const answer = await fetch(address, {
    method: 'PUT',
    headers: { 'content-type': TYPE },
    body: new Uint8Array(bytes),
  })
  return { status: answer.status, said: await answer.text() }
}
const fault = (work: Promise<unknown>) =>
  work.then(
    () => 'done',
    (error: unknown) => (error instanceof DomainError ? `${error.kind} ${error.code}` : String(error)),
  )

let stored = 0
let refused = await put('piece-0')
while (refused.status === 200) {
  stored += 1
  refused = await put(`piece-${stored}`)
}
// Nor is there room for a few bytes.
for (let bytes = PIECE / 2, n = 0; bytes >= 1; n += 1)
  if ((await put(`small-${n}`, bytes)).status !== 200) bytes = Math.floor(bytes / 2)
const copied = await fault(store.copy('piece-0', 'kept-0'))
const joined = await fault(store.join(['piece-0'], 'joined-0', TYPE))
const worked = await fault(
  diskScratch(join(folder, 'scratch')).within((own) => writeFile(join(own, 'photo'), new Uint8Array(PIECE))),
)
const leftBehind = await readdir(join(folder, 'incoming'))
const whole = (await store.info('piece-0'))?.size === PIECE
await store.remove('piece-1')
const after = await put('piece-1')
console.log(
  JSON.stringify({ stored, refused, copied, joined, worked, leftBehind, whole, after: after.status }),
)
server.close()
