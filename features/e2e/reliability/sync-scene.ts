import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { readdir, stat } from 'node:fs/promises'
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join, relative } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { addToGroup } from '@callboard/lobby/contract'
import { setFileSync } from '@callboard/review/contract'
import type { SmallDisk } from '../../../core/src/testing/small-disk.ts'
import { until } from '../../../core/src/testing/until.ts'
import { addVideo } from '../../drivers/http/add-video.ts'
import { prepareCheckIn, signIn, startSession } from '../../drivers/http/office.ts'
import { SyncHelper } from '../../peers/sync-helper.ts'
import { cameraFile } from '../../support/camera-file.ts'
import { demoEmail } from '../../support/demo-accounts.ts'
import { ownProduct } from '../support/product-for-tests.ts'

export const digest = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex')
const email = demoEmail('director')

/** Bytes of a large file that get through before it is held: what networks buffer of the rest is less than the rest. */
const HELD_AFTER = 1024 * 1024

/** Passes everything on to the product, and holds each file in its middle until it is let go. */
export async function slowLine(target: string) {
  let holds = true
  const ranges: (string | undefined)[] = []
  const halfway = Promise.withResolvers<void>()
  const open = Promise.withResolvers<void>()
  async function* withPause(reply: IncomingMessage) {
    let left = Math.min(HELD_AFTER, Math.floor(Number(reply.headers['content-length']) / 2))
    for await (const chunk of reply as AsyncIterable<Buffer>) {
      yield chunk.subarray(0, left)
      if (left <= chunk.length && holds) {
        halfway.resolve()
        await open.promise
      }
      yield chunk.subarray(left)
      left = Math.max(0, left - chunk.length)
    }
  }
  const pass = async (incoming: IncomingMessage, outgoing: ServerResponse) => {
    const headers = { ...incoming.headers, host: new URL(target).host }
    const sent = request(target + incoming.url, { method: incoming.method, headers })
    incoming.pipe(sent)
    const [reply] = (await once(sent, 'response')) as [IncomingMessage]
    outgoing.writeHead(reply.statusCode ?? 500, reply.headers)
    const isFile = incoming.url?.startsWith('/blobs/')
    if (isFile) ranges.push(incoming.headers.range)
    await pipeline(isFile ? withPause(reply) : reply, outgoing)
  }
  const server = createServer((incoming, outgoing) => {
    // The helper sees a server that is away as a line that breaks.
    pass(incoming, outgoing).catch(() => outgoing.destroy())
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    halfway: halfway.promise,
    ranges,
    /** Holds nothing from now on. */
    release() {
      holds = false
    },
    /** Lets go what it holds, too. */
    letGo() {
      holds = false
      open.resolve()
    },
    stop() {
      server.close()
      server.closeAllConnections()
    },
  }
}

/** Sync helpers and the office that they serve, for the tests of one `describe`, which calls this at its beginning. */
export function syncScene() {
  const product = ownProduct(() => ({ CALLBOARD_TRUST_PROXY: '1' }))
  let camera: Buffer
  const ends: (() => Promise<void> | void)[] = []
  before(async () => {
    camera = (await cameraFile('camera')).buffer
  })
  afterEach(async () => {
    for (const end of ends.splice(0).reverse()) await end()
  })

  const helperFor = async (origin = product.origin, disk?: SmallDisk) => {
    const helper = await SyncHelper.start(origin, disk && { disk })
    ends.push(() => helper.stop())
    return helper
  }
  /** A session with one group. */
  const office = async (talent = 'Ana') => {
    const director = await signIn(product.origin, 'director')
    const session = await startSession(director, ['Barista'])
    const where = { uri: session.studio_uri, session: session._id }
    const checkIn = await prepareCheckIn(product.origin, where, 'Ana', 'Barista')
    const arrival = await checkIn.submitWith({ first_name: talent })
    const group = await director.call(addToGroup, { id: arrival.record_id })
    const add = (name: string, bytes = camera) =>
      addVideo(product.origin, director, { session: session._id, group: group._id, name, bytes })
    return { director, session, add, asked: { email, session_id: session._id } }
  }
  type Office = Awaited<ReturnType<typeof office>>
  const tokenOf = async ({ director, session }: Office) =>
    (await director.call(setFileSync, { session: session._id, sync: true })).token
  const wish = ({ asked, session }: Office, origin: string, token: string | null) => ({
    ...asked,
    sync: token !== null,
    token,
    session_name: session.name,
    page_url: `${origin}/video/${session.studio_uri}/${session._id}`,
    origin,
  })
  const turn = async (helper: SyncHelper, at: Office, token: string | null) =>
    (await helper.call('POST', '/sync', wish(at, helper.origin, token))).body
  const inStep = (of: number) => (state: { step: string | null; files: number; of: number }) =>
    state.step === 'in_step' && state.of === of && state.files === of
  const filesIn = async (folder: string) => {
    const entries = await readdir(folder, { recursive: true, withFileTypes: true })
    return entries
      .filter((entry) => entry.isFile())
      .map((entry) => relative(folder, join(entry.parentPath, entry.name)))
      .filter((path) => !path.startsWith('.callboard'))
      .sort()
  }
  /** Waits for a first piece of a file. @returns its bytes so far */
  const partOf = async (helper: SyncHelper, { session }: Office) => {
    const folder = join(helper.seenFolder, '.callboard', session._id)
    return await until('a piece of the file has come', async () => {
      const entries = await readdir(folder).catch(() => [])
      const name = entries.find((entry) => entry.endsWith('.part'))
      return name ? (await stat(join(folder, name))).size : 0
    })
  }
  const says = (fault: string) => (state: { fault: string | null; step: string | null }) =>
    state.fault === fault && state.step === 'waiting'
  const bytesAt = async (url: string | null) =>
    new Uint8Array(await (await fetch(new URL(url!, product.origin))).arrayBuffer())

  return {
    product,
    /** What ends after the test, the last one first. */
    ends,
    helperFor,
    office,
    tokenOf,
    wish,
    turn,
    inStep,
    filesIn,
    partOf,
    says,
    bytesAt,
  }
}
