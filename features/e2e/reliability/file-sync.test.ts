import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { mkdir, readdir, readFile, rename, rm, rmdir, stat, truncate, writeFile } from 'node:fs/promises'
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join, relative } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { logout } from '@callboard/accounts/contract'
import { addToGroup } from '@callboard/lobby/contract'
import { updateSession } from '@callboard/projects/contract'
import { archiveVideo, beginFileSync, listSyncedVideos, setFileSync } from '@callboard/review/contract'
import { expect } from 'chai'
import { type SmallDisk, smallDisk } from '../../../core/src/testing/small-disk.ts'
import { until } from '../../../core/src/testing/until.ts'
import { addVideo } from '../../drivers/http/add-video.ts'
import { ApiClient, Refusal } from '../../drivers/http/api-client.ts'
import { prepareCheckIn, signIn, startSession } from '../../drivers/http/office.ts'
import { SyncHelper } from '../../peers/sync-helper.ts'
import { cameraFile } from '../../support/camera-file.ts'
import { demoEmail } from '../../support/demo-accounts.ts'
import { noisyFile } from '../../support/noisy-file.ts'
import { ownProduct } from '../support/product-for-tests.ts'

const digest = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex')
const email = demoEmail('director')

/** Bytes of a large file that get through before it is held: what networks buffer of the rest is less than the rest. */
const HELD_AFTER = 1024 * 1024

/** Passes everything on to the product, and holds each file in its middle until it is let go. */
async function slowLine(target: string) {
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

describe('the sync helper', () => {
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

  it('keeps a folder in step: new takes, names, archived takes, a restart and the end of access [INT-03]', async () => {
    const at = await office()
    const first = await at.add('First.mp4')
    const helper = await helperFor()
    expect((await helper.call('GET', '/status')).body).to.deep.equal({
      app: 'callboard-sync-helper',
      folder: helper.folder,
    })
    const off = { syncing: false, step: null, files: 0, of: 0, folder: null, fault: null }
    expect((await helper.call('POST', '/check-sync', at.asked)).body).to.deep.equal(off)
    expect(await turn(helper, at, await tokenOf(at))).to.include({ syncing: true, fault: null })
    const { folder } = await helper.until(at.asked, inStep(1))
    const name = (session: string) => `${session} (${at.session._id.slice(-8)})`
    expect(folder).to.equal(join(helper.folder, name('First round')))
    expect(await filesIn(folder!)).to.deep.equal(['Ana Example/First.mp4'])
    const stored = await readFile(join(folder!, 'Ana Example/First.mp4'))
    expect(digest(stored)).to.equal(digest(await bytesAt(first.url)))

    const second = await at.add('Second.mp4')
    await helper.until(at.asked, inStep(2))
    await at.director.call(archiveVideo, { id: first._id, is_archived: true })
    await at.director.call(updateSession, {
      id: at.session._id,
      version: at.session.version,
      name: 'Callbacks',
    })
    const moved = await helper.until(at.asked, (state) => inStep(1)(state) && state.folder !== folder)
    expect(moved.folder).to.equal(join(helper.folder, name('Callbacks')))
    expect(await filesIn(helper.folder)).to.deep.equal([
      `${name('Callbacks')}/Ana Example/Second.mp4`,
      `${name('Callbacks')}/Removed/Ana Example/First.mp4`,
    ])

    await helper.restart('SIGTERM')
    await at.director.call(archiveVideo, { id: first._id, is_archived: false })
    await helper.until(at.asked, inStep(2))
    const before = await stat(join(moved.folder!, 'Ana Example/Second.mp4'))
    expect(await filesIn(moved.folder!)).to.deep.equal(['Ana Example/First.mp4', 'Ana Example/Second.mp4'])
    expect(digest(await readFile(join(moved.folder!, 'Ana Example/Second.mp4')))).to.equal(
      digest(await bytesAt(second.url)),
    )
    expect(before.size).to.equal(second.size)

    const other = { ...at.asked, email: 'other@example.com' }
    expect((await helper.call('POST', '/check-sync', other)).body).to.deep.equal(off)
    await at.director.call(logout, {})
    const ended = await helper.until(at.asked, ({ syncing }) => !syncing)
    expect(ended.fault).to.equal(
      'Callboard no longer gives access to this session. Start syncing again to go on.',
    )
    expect(await filesIn(moved.folder!)).to.have.length(2)
  })

  it('gives its key back when it is stopped [INT-03]', async () => {
    const at = await office()
    const helper = await helperFor()
    await turn(helper, at, await tokenOf(at))
    await helper.until(at.asked, inStep(0))
    const memory = JSON.parse(
      await readFile(join(helper.folder, '.callboard', `session-${at.session._id}.json`), 'utf8'),
    )
    const anybody = new ApiClient(product.origin)
    expect((await anybody.call(listSyncedVideos, { key: memory.key })).session._id).to.equal(at.session._id)
    expect(await turn(helper, at, null)).to.include({ syncing: false, fault: null })
    const outcome = await until(
      'the key opens nothing',
      () => anybody.call(listSyncedVideos, { key: memory.key }).catch((fault: unknown) => fault),
      (answer) => answer instanceof Refusal,
    )
    expect(outcome).to.include({ code: 'missing' })
  })

  it('writes nothing outside its folder, whatever the names are [INT-03]', async () => {
    const at = await office('../../x')
    const names = ['../../../escape.mp4', 'CON.mp4', `${'🎬'.repeat(140)}.mp4`, 'Same.mp4', 'SAME.mp4']
    for (const name of names) await at.add(name)
    const helper = await helperFor()
    await turn(helper, at, await tokenOf(at))
    const { folder } = await helper.until(at.asked, inStep(names.length))
    expect(await readdir(helper.parent)).to.deep.equal(['takes'])
    expect((await readdir(helper.folder)).sort()).to.deep.equal([
      '.callboard',
      relative(helper.folder, folder!),
    ])
    expect(await filesIn(folder!)).to.have.members(
      ['escape', '_CON', '🎬'.repeat(50), 'Same', 'SAME (2)'].map((name) => `x Example/${name}.mp4`),
    )
  })

  it('goes on in the middle of a file after a kill, and names it only when it is whole [INT-03]', async () => {
    const at = await office()
    const video = await at.add('Long.mp4')
    const line = await slowLine(product.origin)
    ends.push(() => line.stop())
    const helper = await helperFor(line.origin)
    await turn(helper, at, await tokenOf(at))
    await line.halfway
    const arrived = await partOf(helper, at)
    expect(await filesIn(helper.folder)).to.deep.equal([])
    line.release()
    await helper.restart('SIGKILL')
    const { folder } = await helper.until(at.asked, inStep(1))
    expect(digest(await readFile(join(folder!, 'Ana Example/Long.mp4')))).to.equal(
      digest(await bytesAt(video.url)),
    )
    expect(line.ranges).to.have.length(2)
    expect(line.ranges[0]).to.equal(undefined)
    expect(Number(/^bytes=(\d+)-$/.exec(line.ranges[1]!)![1])).to.be.within(arrived, video.size - 1)
    expect(existsSync(join(helper.folder, '.callboard', at.session._id))).to.equal(false)
  })

  it('writes nothing in the place of a disk that is away, and goes on by itself when it is back [INT-03]', async () => {
    const at = await office()
    const videos = [await at.add('First.mp4'), await at.add('Second.mp4')]
    const line = await slowLine(product.origin)
    ends.push(() => line.stop())
    const helper = await helperFor(line.origin)
    await turn(helper, at, await tokenOf(at))
    await line.halfway
    await partOf(helper, at)
    const away = join(helper.parent, 'away')
    const isAway = says('The folder is not there. Is its disk connected?')

    await rename(helper.folder, away)
    line.letGo()
    await helper.until(at.asked, isAway)
    expect(await readdir(helper.parent)).to.deep.equal(['away'])
    await rename(away, helper.folder)
    await helper.until(at.asked, inStep(2))

    // An empty folder is left where a disk was mounted.
    await rename(helper.folder, away)
    await mkdir(helper.folder)
    videos.push(await at.add('Third.mp4'))
    await helper.until(at.asked, isAway)
    expect(await readdir(helper.folder)).to.deep.equal([])
    await rmdir(helper.folder)
    await rename(away, helper.folder)
    const { folder, fault } = await helper.until(at.asked, inStep(3))
    expect(fault).to.equal(null)
    expect(await filesIn(folder!)).to.have.length(3)
    for (const { name, url } of videos)
      expect(digest(await readFile(join(folder!, `Ana Example/${name}.mp4`)))).to.equal(
        digest(await bytesAt(url)),
      )
    // The first one arrived on the disk while that was away.
    expect(line.ranges).to.deep.equal([undefined, undefined, undefined])
  })

  it('goes on where a server stopped in the middle of a file, once it is there again [INT-03]', async () => {
    const at = await office()
    const video = await at.add('Long.mp4', await noisyFile(40))
    const line = await slowLine(product.origin)
    ends.push(() => line.stop())
    const helper = await helperFor(line.origin)
    await turn(helper, at, await tokenOf(at))
    await line.halfway
    const arrived = await partOf(helper, at)
    await product.killAndRestart(async () => {
      line.letGo()
      await helper.until(at.asked, says('The line was cut.'))
      await helper.until(at.asked, says('Callboard cannot be reached.'))
      expect(await filesIn(helper.folder)).to.deep.equal([])
    })
    const { folder, fault } = await helper.until(at.asked, inStep(1))
    expect(fault).to.equal(null)
    expect(digest(await readFile(join(folder!, 'Ana Example/Long.mp4')))).to.equal(
      digest(await bytesAt(video.url)),
    )
    expect(line.ranges).to.have.length(2)
    expect(Number(/^bytes=(\d+)-$/.exec(line.ranges[1]!)![1])).to.be.within(arrived, video.size - 1)
  })

  it('says that its disk is full, and goes on by itself when there is room [INT-03]', async function () {
    const disk = await smallDisk(this, 4)
    ends.push(() => disk.remove())
    const at = await office()
    const video = await at.add('Long.mp4', await noisyFile(4))
    const helper = await helperFor(product.origin, disk)
    const filler = join(helper.seenFolder, 'filler')
    const isFull = { syncing: true, step: 'waiting', fault: 'The disk is full.' }
    // What there is room for is written.
    await writeFile(filler, new Uint8Array(8 * 1024 * 1024)).catch(() => {})
    expect(await turn(helper, at, await tokenOf(at))).to.include(isFull)
    await truncate(filler, 2 * 1024 * 1024)
    await partOf(helper, at)
    await helper.until(at.asked, says('The disk is full.'))
    expect(await filesIn(helper.seenFolder)).to.deep.equal(['filler'])
    await rm(filler)
    const { folder, fault } = await helper.until(at.asked, inStep(1))
    expect(fault).to.equal(null)
    const file = join(helper.seenFolder, relative(helper.folder, folder!), 'Ana Example/Long.mp4')
    expect(digest(await readFile(file))).to.equal(digest(await bytesAt(video.url)))
  })

  it('answers the page that it was started for, and nobody else [INT-03, SEC-10]', async () => {
    const at = await office()
    const helper = await helperFor()
    const strange: Readonly<Record<string, string>>[] = [
      { host: 'rebound.example.com' },
      { host: `rebound.example.com:${helper.port}` },
      { origin: 'https://evil.example.com' },
      { origin: 'null' },
      { origin: '' },
      { origin: `${product.origin}.evil.example.com` },
    ]
    const calls = [
      ['GET', '/status', undefined],
      ['POST', '/check-sync', at.asked],
      ['POST', '/sync', wish(at, product.origin, await tokenOf(at))],
      ['OPTIONS', '/sync', undefined],
    ] as const
    for (const headers of strange)
      for (const [method, path, body] of calls) {
        const reply = await helper.call(method, path, body, headers)
        expect([reply.status, Object.keys(reply.body)], `${path} ${JSON.stringify(headers)}`).to.deep.equal([
          403,
          ['error'],
        ])
        expect(reply.headers).not.to.have.property('access-control-allow-origin')
      }
    expect((await helper.call('POST', '/check-sync', at.asked)).body.syncing).to.equal(false)
    const asks = { 'access-control-request-method': 'POST', 'access-control-request-private-network': 'true' }
    expect(await helper.call('OPTIONS', '/sync', undefined, asks)).to.deep.include({ status: 204 })
    expect((await helper.call('OPTIONS', '/sync', undefined, asks)).headers).to.include({
      'access-control-allow-origin': product.origin,
      'access-control-allow-headers': 'content-type',
      'access-control-allow-private-network': 'true',
    })
    const elsewhere = wish(at, 'https://evil.example.com', 'token')
    expect((await helper.call('POST', '/sync', elsewhere)).status).to.equal(403)
    const asText = { 'content-type': 'text/plain' }
    expect((await helper.call('POST', '/check-sync', at.asked, asText)).status).to.equal(422)
    expect((await helper.call('POST', '/check-sync', { email })).status).to.equal(422)
    expect((await helper.call('GET', '/etc/passwd')).status).to.equal(404)
  })

  it('begins with a token of this session only, and once [INT-03]', async () => {
    const [at, other] = [await office(), await office('Ben')]
    const helper = await helperFor()
    const refused = {
      syncing: false,
      fault: 'Callboard no longer gives access to this session. Start syncing again to go on.',
    }
    expect(await turn(helper, at, 'a-made-up-token')).to.include(refused)
    expect(await turn(helper, at, await tokenOf(other))).to.include({
      syncing: false,
      fault: 'The token is for another session.',
    })
    const used = await tokenOf(at)
    await new ApiClient(product.origin).call(beginFileSync, { token: used!, computer: 'Another' })
    expect(await turn(helper, at, used)).to.include(refused)
    expect(await filesIn(helper.folder)).to.deep.equal([])
  })
})
