import { fork } from 'node:child_process'
import { createHash, randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { mkdtemp, readdir, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { createServer, type IncomingMessage, request, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { mock } from 'node:test'
import { DomainError } from '@callboard/core'
import {
  type BlobHarness,
  blobStoreContract,
  manualClock,
  until,
  uploadRefusingBlobStoreContract,
} from '@callboard/core/testing'
import { expect } from 'chai'
import { blobHandler } from './blob-handler.ts'
import { DiskBlobs } from './disk-blobs.ts'
import { diskScratch } from './disk-scratch.ts'

const SECRET = 'the secret of this install, long enough'
const text = (bytes: string) => Buffer.from(bytes)

async function collect(source: AsyncIterable<Uint8Array>): Promise<string> {
  const chunks: Uint8Array[] = []
  for await (const chunk of source) chunks.push(chunk)
  return Buffer.concat(chunks).toString()
}

async function rejection(work: Promise<unknown>): Promise<unknown> {
  return work.then(
    () => expect.fail('should have been refused'),
    (error: unknown) => error,
  )
}

async function diskHarness(): Promise<BlobHarness> {
  const folder = await mkdtemp(join(tmpdir(), 'blob-disk-'))
  const clock = manualClock()
  const store = new DiskBlobs({ folder, secret: SECRET, clock })
  const server = createServer(blobHandler(store))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    store,
    clock,
    async request(address, init) {
      const response = await fetch(`${origin}${address}`, init)
      return {
        status: response.status,
        headers: response.headers,
        bytes: new Uint8Array(await response.arrayBuffer()),
      }
    },
    async stop() {
      server.closeAllConnections()
      await new Promise((closed) => server.close(closed))
      await rm(folder, { recursive: true })
    },
  }
}

blobStoreContract('disk', diskHarness)
uploadRefusingBlobStoreContract('disk', diskHarness)

describe('DiskBlobs', () => {
  let folder: string
  let store: DiskBlobs
  let now: Date

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'blob-disk-'))
    now = new Date('2026-03-01T10:00:00Z')
    store = new DiskBlobs({ folder, secret: SECRET, clock: { now: () => now } })
  })
  afterEach(() => rm(folder, { recursive: true }))

  const incoming = () => readdir(join(folder, 'incoming'))

  it('replaces a blob with its type', async () => {
    await store.write('a', text('first'), 'text/plain')
    await store.write('a', text('second!'), 'image/png')
    expect(await collect(await store.read('a'))).to.equal('second!')
    expect(await store.info('a')).to.include({ size: 7, contentType: 'image/png' })
  })

  it('keeps the old file, and nothing else, when the source breaks midway', async () => {
    await store.write('a', text('first'), 'text/plain')
    async function* breaking() {
      yield text('second')
      throw new Error('line cut')
    }
    expect(await rejection(store.write('a', breaking(), 'image/png'))).to.have.property('message', 'line cut')
    expect(await collect(await store.read('a'))).to.equal('first')
    expect(await store.info('a')).to.include({ contentType: 'text/plain' })
    expect(await incoming()).to.deep.equal([])
  })

  it('removes a blob with its metadata', async () => {
    await store.write('a/b', text('x'), 'text/plain')
    await store.remove('a/b')
    expect(await store.info('a/b')).to.equal(null)
    expect(await readdir(join(folder, 'objects', 'a'))).to.deep.equal([])
  })

  it('lists keys under a prefix, in order', async () => {
    for (const key of ['takes/2/b', 'takes/1/a', 'takes/10/c', 'stills/1']) {
      await store.write(key, text('x'), 'text/plain')
    }
    expect(await store.list('')).to.deep.equal(['stills/1', 'takes/1/a', 'takes/10/c', 'takes/2/b'])
    expect(await store.list('takes/1')).to.deep.equal(['takes/1/a', 'takes/10/c'])
    expect(await store.list('takes/1/')).to.deep.equal(['takes/1/a'])
    expect(await store.list('none/')).to.deep.equal([])
    expect(await store.list('../')).to.deep.equal([])
  })

  it('takes no key that could lead out of its folder [SEC-05]', async () => {
    const bad = [
      '',
      '/',
      '../a',
      'a/../b',
      'a//b',
      '/a',
      'a/',
      '.',
      'a/./b',
      'a\\b',
      'a b',
      'a\0b',
      'ä',
      '~',
      'a~meta',
    ]
    for (const key of bad) {
      expect(await rejection(store.write(key, text('x'), 'text/plain')), key).to.be.instanceOf(Error)
      expect(await rejection(store.remove(key)), key).to.be.instanceOf(Error)
      expect(await store.info(key), key).to.equal(null)
      expect(() => store.signGet(key), key).to.throw('Not a blob key')
    }
    expect(await readdir(folder)).not.to.include('a')
  })

  it('removes files that a crash left behind, and nothing younger', async () => {
    await store.write('a', text('x'), 'text/plain')
    await writeFile(join(folder, 'incoming', 'old'), 'cut off')
    await writeFile(join(folder, 'incoming', 'young'), 'being written')
    await utimes(join(folder, 'incoming', 'old'), now, new Date(now.getTime() - 60_000))
    await utimes(join(folder, 'incoming', 'young'), now, now)
    await store.removeAbandoned(new Date(now.getTime() - 30_000))
    expect(await incoming()).to.deep.equal(['young'])
    expect(await collect(await store.read('a'))).to.equal('x')
  })

  describe('signed addresses over HTTP', () => {
    let server: Server
    let origin: string
    let reported: unknown[]

    beforeEach(async () => {
      reported = []
      server = createServer(blobHandler(store, { report: (error) => reported.push(error) }))
      server.listen(0, '127.0.0.1')
      await once(server, 'listening')
      origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
    })
    afterEach(async () => {
      server.closeAllConnections()
      await new Promise((closed) => server.close(closed))
      expect(reported).to.deep.equal([])
    })

    const at = (address: string) => `${origin}${address}`
    const get = (address: string, headers: Record<string, string> = {}) => fetch(at(address), { headers })
    const put = (address: string, body: string | Buffer, type = 'video/webm') =>
      fetch(at(address), { method: 'PUT', body: body as BodyInit, headers: { 'Content-Type': type } })

    async function refused(response: Response, status: number, code: string) {
      expect(response.status).to.equal(status)
      const { error } = (await response.json()) as { error: { code: string; message: string } }
      expect(error.code).to.equal(code)
      expect(error.message).to.match(/\.$/)
    }

    it('gives the file with its type, and to HEAD only the headers', async () => {
      await store.write('takes/1.webm', text('0123456789'), 'video/webm')
      const whole = await get(store.signGet('takes/1.webm'))
      expect(whole.status).to.equal(200)
      expect(whole.headers.get('content-type')).to.equal('video/webm')
      expect(whole.headers.get('accept-ranges')).to.equal('bytes')
      expect(whole.headers.get('content-disposition')).to.equal('inline')
      expect(await whole.text()).to.equal('0123456789')

      const head = await fetch(at(store.signGet('takes/1.webm')), { method: 'HEAD' })
      expect(head.status).to.equal(200)
      expect(head.headers.get('content-length')).to.equal('10')
      expect(head.headers.get('etag')).to.equal(whole.headers.get('etag'))
    })

    it('gives parts of a file: 206 with Content-Range, 416 past the end [INT-01]', async () => {
      await store.write('a.webm', text('0123456789'), 'video/webm')
      const address = store.signGet('a.webm')
      const parts: [string, string, string][] = [
        ['bytes=0-1', 'bytes 0-1/10', '01'],
        ['bytes=8-', 'bytes 8-9/10', '89'],
        ['bytes=-3', 'bytes 7-9/10', '789'],
        ['bytes=-30', 'bytes 0-9/10', '0123456789'],
        ['bytes=5-500', 'bytes 5-9/10', '56789'],
      ]
      for (const [range, contentRange, body] of parts) {
        const part = await get(address, { Range: range })
        expect(part.status, range).to.equal(206)
        expect(part.headers.get('content-range')).to.equal(contentRange)
        expect(part.headers.get('content-length')).to.equal(String(body.length))
        expect(await part.text()).to.equal(body)
      }
      for (const range of ['bytes=10-', 'bytes=10-20', 'bytes=-0']) {
        const past = await get(address, { Range: range })
        expect(past.headers.get('content-range')).to.equal('bytes */10')
        await refused(past, 416, 'range_not_satisfiable')
      }
      for (const range of ['bytes=5-2', 'bytes=-', 'lines=0-1', 'bytes=0-1,3-4']) {
        const whole = await get(address, { Range: range })
        expect(whole.status, range).to.equal(200)
        expect(await whole.text()).to.equal('0123456789')
      }
    })

    it('answers 304 for a known file, and everything when a part belongs to an older one', async () => {
      await store.write('a.webm', text('0123456789'), 'video/webm')
      const address = store.signGet('a.webm')
      const etag = (await get(address)).headers.get('etag')!
      expect((await get(address, { 'If-None-Match': etag })).status).to.equal(304)
      expect((await get(address, { Range: 'bytes=0-1', 'If-Range': etag })).status).to.equal(206)

      await store.write('a.webm', text('abcdefghij'), 'video/webm')
      expect((await get(address, { 'If-None-Match': etag })).status).to.equal(200)
      const all = await get(address, { Range: 'bytes=0-1', 'If-Range': etag })
      expect(all.status).to.equal(200)
      expect(await all.text()).to.equal('abcdefghij')
    })

    it('is good for one key, one method and a short time [SEC-05]', async () => {
      await store.write('a.webm', text('a'), 'video/webm')
      await store.write('b.webm', text('b'), 'video/webm')
      const read = store.signGet('a.webm', { seconds: 60 })
      const forged = [
        read.replace('/a.webm', '/b.webm'),
        read.replace('method=GET', 'method=PUT'),
        read.replace(/expires=(\d)/, 'expires=9$1'),
        read.replace(/signature=.*/, 'signature='),
        read.replace(/&signature=.*/, ''),
        `${read}&name=other.webm`,
        read.replace('/a.webm', '/%61.webm'),
        '/blobs/a.webm',
        '/blobs/',
        '/blobs/../../../etc/passwd',
        '/other',
      ]
      for (const address of forged) await refused(await get(address), 403, 'denied')
      await refused(await put(read, 'x'), 403, 'denied')
      await refused(
        await get(store.signPut('a.webm', { contentType: 'video/webm', maxBytes: 9 })),
        403,
        'denied',
      )

      const other = new DiskBlobs({ folder, secret: `${SECRET} not`, clock: { now: () => now } })
      await refused(await get(other.signGet('a.webm')), 403, 'denied')

      now = new Date(now.getTime() + 59_000)
      expect((await get(read)).status).to.equal(200)
      now = new Date(now.getTime() + 1_000)
      await refused(await get(read), 403, 'denied')
    })

    it('says so when the file is gone', async () => {
      await refused(await get(store.signGet('gone.webm')), 404, 'missing')
    })

    it('says so when the file is removed between the look for it and the reading', async () => {
      await store.write('a.webm', text('x'), 'video/webm')
      const find = store.find.bind(store)
      store.find = async (key) => {
        const found = await find(key)
        await store.remove(key)
        return found
      }
      await refused(await get(store.signGet('a.webm')), 404, 'missing')
    })

    it('refuses other methods', async () => {
      const response = await fetch(at(store.signGet('a')), { method: 'DELETE' })
      expect(response.headers.get('allow')).to.equal('GET, HEAD, PUT')
      await refused(response, 405, 'method_not_allowed')
    })

    it('never lets an uploaded file act as a page of this origin', async () => {
      const shown = ['image/png', 'video/mp4', 'audio/mpeg', 'application/pdf']
      const saved = ['text/html', 'image/svg+xml', 'application/javascript', 'text/plain', 'application/zip']
      for (const type of [...shown, ...saved]) {
        await store.write('file', text('<script>alert(1)</script>'), type)
        const { headers } = await get(store.signGet('file'))
        expect(headers.get('x-content-type-options')).to.equal('nosniff')
        expect(headers.get('content-security-policy')).to.contain("default-src 'none'")
        if (type !== 'application/pdf') expect(headers.get('content-security-policy')).to.match(/^sandbox;/)
        expect(headers.get('content-disposition'), type).to.equal(
          shown.includes(type) ? 'inline' : 'attachment',
        )
      }
    })

    it('saves a file under any name', async () => {
      await store.write('a.mp4', text('x'), 'video/mp4')
      const name = '试镜 "Zoë" 100% + #1 😀 (final).mp4'
      const response = await get(store.signGet('a.mp4', { downloadName: name }))
      const disposition = response.headers.get('content-disposition')!
      const encoded = /filename\*=UTF-8''(\S+)$/.exec(disposition)![1]!
      expect(decodeURIComponent(encoded)).to.equal(name)
      expect(disposition).to.match(/^attachment; filename="[\x20-\x7e]+"; /)
      await refused(
        await get(store.signGet('a.mp4', { downloadName: 'a' }).replace('name=a', 'name=b')),
        403,
        'denied',
      )
    })

    it('cannot be given a name that adds a header', async () => {
      await store.write('a.mp4', text('x'), 'video/mp4')
      const { headers } = await get(
        store.signGet('a.mp4', { downloadName: 'a\r\nSet-Cookie: b=c\ud800.mp4' }),
      )
      expect(headers.get('set-cookie')).to.equal(null)
      expect(headers.get('content-disposition')).to.contain('attachment; filename="a__Set-Cookie: b=c_.mp4"')
    })

    describe('of a file that is held', () => {
      const hold = { kind: 'page', ids: { id: '1' } }
      let standing: boolean
      let asked: unknown[]

      beforeEach(() => {
        standing = true
        asked = []
        server.removeAllListeners('request')
        const handle = blobHandler(store, {
          report: (error) => reported.push(error),
          stands: async (one) => {
            asked.push(one)
            return standing
          },
        })
        server.on('request', handle)
      })

      it('answer while what it is shown for stands, and 404 from then on, also a part and a head [PST-08]', async () => {
        await store.write('takes/1.mp4', text('0123456789'), 'video/mp4')
        const address = store.signGet('takes/1.mp4', { hold })
        const part = await get(address, { Range: 'bytes=2-3' })
        expect([part.status, await part.text()]).to.deep.equal([206, '23'])
        expect(asked).to.deep.equal([hold])
        standing = false
        await refused(await get(address, { Range: 'bytes=2-3' }), 404, 'missing')
        await refused(await get(address, { 'If-None-Match': part.headers.get('etag')! }), 404, 'missing')
        expect((await fetch(at(address), { method: 'HEAD' })).status).to.equal(404)
        standing = true
        expect((await get(address)).status).to.equal(200)
      })

      it('cannot be made to say anything else [SEC-05]', async () => {
        await store.write('takes/1.mp4', text('x'), 'video/mp4')
        const address = store.signGet('takes/1.mp4', { hold })
        const other = new URL(at(address))
        other.searchParams.set('hold', JSON.stringify({ kind: 'page', ids: { id: '2' } }))
        await refused(await fetch(other), 403, 'denied')
        other.searchParams.delete('hold')
        await refused(await fetch(other), 403, 'denied')
      })

      it('let a browser keep it for a minute at most', async () => {
        await store.write('faces/1.jpg', text('x'), 'image/jpeg')
        const keptFor = async (rights: { seconds: number; hold?: typeof hold }) =>
          (await get(store.signGet('faces/1.jpg', rights))).headers.get('cache-control')
        expect(await keptFor({ seconds: 3600, hold })).to.equal('private, max-age=60')
        expect(await keptFor({ seconds: 30, hold })).to.equal('private, max-age=30')
        expect(await keptFor({ seconds: 3600 })).to.equal('private, max-age=3600')
      })

      it('are cut off when that ends while the file is on its way', async () => {
        const size = 64 * 1024 * 1024
        await store.write('takes/1.mp4', Buffer.alloc(size, 7), 'video/mp4')
        mock.timers.enable({ apis: ['setInterval'] })
        try {
          const watching = request(at(store.signGet('takes/1.mp4', { hold }))).end()
          const [answer] = (await once(watching, 'response')) as [IncomingMessage]
          let received = 0
          const cut = Promise.withResolvers<void>()
          const beginning = Promise.withResolvers<void>()
          answer.on('data', (chunk: Buffer) => {
            received += chunk.length
            answer.pause()
            beginning.resolve()
          })
          answer.on('error', () => cut.resolve())
          answer.on('end', () => cut.reject(new Error('The whole file came.')))
          await beginning.promise
          mock.timers.tick(5_000)
          await until(
            'it was asked again',
            async () => asked.length,
            (times) => times === 2,
          )
          expect(answer.destroyed).to.equal(false)
          standing = false
          mock.timers.tick(5_000)
          await until(
            'it was asked once more',
            async () => asked.length,
            (times) => times === 3,
          )
          answer.on('data', () => answer.resume())
          answer.resume()
          await cut.promise
          expect(received).to.be.below(size)
          mock.timers.tick(20_000)
          expect(asked).to.have.length(3)
        } finally {
          mock.timers.reset()
        }
      })

      it('answer 503 when that cannot be asked', async () => {
        await store.write('takes/1.mp4', text('x'), 'video/mp4')
        server.removeAllListeners('request')
        const handle = blobHandler(store, {
          stands: async () => {
            throw new DomainError('unavailable', 'unavailable', 'Not now.')
          },
        })
        server.on('request', handle)
        await refused(await get(store.signGet('takes/1.mp4', { hold })), 503, 'unavailable')
      })
    })

    it('stores one PUT of the agreed type and size [INT-01]', async () => {
      const body = randomBytes(3_000_000)
      const address = store.signPut('up/1.webm', {
        contentType: 'video/webm;codecs=h264',
        maxBytes: body.length,
      })
      const response = await put(address, body, 'video/webm; codecs=h264')
      expect(response.status).to.equal(200)
      expect(await store.info('up/1.webm')).to.deep.equal({
        key: 'up/1.webm',
        size: body.length,
        contentType: 'video/webm;codecs=h264',
      })
      const digest = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex')
      expect(digest(await readFile(join(folder, 'objects/up/1.webm')))).to.equal(digest(body))
    })

    it('tells also a sender that is still sending megabytes the reason for its refusal', async () => {
      const address = store.signPut('up/3.webm', { contentType: 'video/webm', maxBytes: 10 })
      const body = randomBytes(16_000_000)
      for (let time = 0; time < 20; time += 1) {
        const { promise, resolve, reject } = Promise.withResolvers<number | undefined>()
        request(at(address), { method: 'PUT', headers: { 'Content-Type': 'video/webm' } }, (response) =>
          response.resume().on('end', () => resolve(response.statusCode)),
        )
          .on('error', reject)
          .end(body)
        expect(await promise).to.equal(413)
      }
    })

    it('refuses another type, and a body over the size, told or untold; nothing is stored [INT-01]', async () => {
      const address = store.signPut('up/2.webm', { contentType: 'video/webm', maxBytes: 10 })
      await refused(await put(address, 'x', 'text/html'), 415, 'wrong_type')
      await refused(await put(address, 'x'.repeat(11)), 413, 'too_large')
      const untold = new ReadableStream({
        start(controller) {
          controller.enqueue(text('x'.repeat(11)))
          controller.close()
        },
      })
      const init = { method: 'PUT', body: untold, duplex: 'half', headers: { 'Content-Type': 'video/webm' } }
      await refused(await fetch(at(address), init as RequestInit), 413, 'too_large')
      await refused(await put(address.replace('max=10', 'max=99'), 'x'), 403, 'denied')
      await refused(
        await put(address.replace('video%2Fwebm', 'text%2Fhtml'), 'x', 'text/html'),
        403,
        'denied',
      )
      expect(await store.info('up/2.webm')).to.equal(null)
      expect(await store.list('')).to.deep.equal([])
    })

    it('leaves nothing of an upload that was cut off', async () => {
      const address = store.signPut('up/3.webm', { contentType: 'video/webm', maxBytes: 1_000_000 })
      const handled = Promise.withResolvers<void>()
      const handle = blobHandler(store, { report: (error) => reported.push(error) })
      server.removeAllListeners('request')
      server.on('request', (incomingRequest, response) => {
        handle(incomingRequest, response).then(handled.resolve, handled.reject)
        incomingRequest.once('data', () => upload.destroy())
      })
      const upload = request(at(address), {
        method: 'PUT',
        headers: { 'Content-Type': 'video/webm', 'Content-Length': 500_000 },
      })
      upload.on('error', () => {})
      upload.write(Buffer.alloc(1000))
      await handled.promise
      expect(await store.info('up/3.webm')).to.equal(null)
      expect(await incoming()).to.deep.equal([])
    })

    describe('a client that goes away before its answer', () => {
      /**
       * Sends a whole body and hangs up before the store has begun with it.
       * @param write what the store does then
       * @returns what the handler reported
       */
      async function leaveEarly(address: string, write: DiskBlobs['write']): Promise<unknown[]> {
        const told: unknown[] = []
        const gone = Promise.withResolvers<void>()
        const handled = Promise.withResolvers<void>()
        store.write = async (...file) => {
          await gone.promise
          return write(...file)
        }
        const handle = blobHandler(store, { report: (error) => told.push(error) })
        server.removeAllListeners('request')
        server.on('request', (incomingRequest, response) => {
          incomingRequest.once('close', gone.resolve)
          handle(incomingRequest, response)
            .then(() => expect(incomingRequest.complete).to.equal(true))
            .then(() => handled.resolve(), handled.reject)
        })
        const upload = request(at(address), {
          method: 'PUT',
          headers: { 'Content-Type': 'video/webm', 'Content-Length': 1000 },
        })
        upload.on('error', () => {})
        upload.end(Buffer.alloc(1000), () => upload.destroy())
        await handled.promise
        return told
      }

      it('is no fault of the server, and leaves nothing of its file', async () => {
        const address = store.signPut('up/4.webm', { contentType: 'video/webm', maxBytes: 1000 })
        const told = await leaveEarly(address, store.write.bind(store))
        expect(told).to.deep.equal([])
        expect(await store.info('up/4.webm')).to.equal(null)
        expect(await incoming()).to.deep.equal([])
      })

      it('hides no fault of the disk', async () => {
        const address = store.signPut('up/5.webm', { contentType: 'video/webm', maxBytes: 1000 })
        const fault = new Error('EIO: i/o error, write')
        const told = await leaveEarly(address, () => Promise.reject(fault))
        expect(told).to.deep.equal([fault])
      })
    })

    it('streams: memory stays flat for a large file in both directions', async () => {
      const MIB = 1024 * 1024
      const size = 512 * MIB
      // The server has a process of its own, so that the memory of this client is not counted.
      const child = fork(new URL('./blob-server.fixture.ts', import.meta.url), [folder, SECRET], {
        execArgv: ['--expose-gc'],
      })
      try {
        const [ready] = (await once(child, 'message')) as [{ put: string; get: string }]
        await send(ready.put, size)
        expect((await stat(join(folder, 'objects/big.webm'))).size).to.equal(size)
        expect(await receive(ready.get)).to.equal(size)
        child.send('peak')
        const [{ grown }] = (await once(child, 'message')) as [{ grown: number }]
        expect(grown / MIB).to.be.below(100)
      } finally {
        child.disconnect()
        await once(child, 'exit')
      }
    })
  })
})

async function send(address: string, size: number): Promise<void> {
  const upload = request(address, {
    method: 'PUT',
    headers: { 'Content-Type': 'video/webm', 'Content-Length': size },
  })
  const answered = once(upload, 'response')
  const piece = Buffer.alloc(1024 * 1024, 7)
  await pipeline(Readable.from(Array.from({ length: size / piece.length }, () => piece)), upload)
  const [answer] = (await answered) as [IncomingMessage]
  expect(answer.statusCode).to.equal(200)
  answer.resume()
}

async function receive(address: string): Promise<number> {
  const download = request(address).end()
  const [answer] = (await once(download, 'response')) as [IncomingMessage]
  let received = 0
  for await (const chunk of answer) received += (chunk as Buffer).length
  return received
}

describe('diskScratch', () => {
  it('gives a folder that is gone afterwards, also after an error', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'scratch-'))
    const scratch = diskScratch(join(folder, 'not', 'there', 'yet'))
    try {
      const used = await scratch.within(async (own) => {
        await writeFile(join(own, 'take.webm'), 'x')
        return own
      })
      expect(await stat(used).catch(() => null)).to.equal(null)
      let failed = ''
      const error = await rejection(
        scratch.within(async (own) => {
          failed = own
          throw new Error('broken')
        }),
      )
      expect(error).to.have.property('message', 'broken')
      expect(failed).not.to.equal(used)
      expect(await stat(failed).catch(() => null)).to.equal(null)
    } finally {
      await rm(folder, { recursive: true })
    }
  })
})
