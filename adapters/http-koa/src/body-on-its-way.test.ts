import { hash } from 'node:crypto'
import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { text } from 'node:stream/consumers'
import { mock } from 'node:test'
import { fileBody } from '@callboard/core/http-contract'
import { until } from '@callboard/core/testing'
import { Type } from '@sinclair/typebox'
import { expect } from 'chai'
import type { HttpServerOptions } from './index.ts'
import { answered, endpoint, start, stopServers, type TestServer } from './testing/server.ts'

const HALF_A_MINUTE = 30_000
const PNG = { 'content-type': 'image/png' }
const anyone = { per: 'address', max: 100_000, seconds: 60 } as const

/** Takes photos of 1,000 bytes or 1 MB and forms; photos are at work until the test says so. */
async function takingPhotos(options: Partial<HttpServerOptions> = {}) {
  const work = { begun: 0, sizes: [] as number[], end: Promise.withResolvers<void>() }
  const photo = (name: string, bytes: number) =>
    answered(
      endpoint({ name, path: `/${name}`, body: fileBody(bytes, ['image/png']), limits: [anyone] }),
      async (_actor, { file }) => {
        const { bytes } = file as { bytes: Uint8Array }
        work.begun += 1
        work.sizes.push(bytes.length)
        await work.end.promise
        return { digest: hash('sha256', bytes) }
      },
    )
  const form = answered(endpoint({ path: '/form', body: Type.Object({}), limits: [anyone] }), () => ({}))
  const server = await start([photo('small', 1_000), photo('large', 1_000_000), form], options)
  return { server, work }
}

/** A client that has announced a body, and a server that now waits for it. */
async function announcing(server: TestServer, path: string, type: string, length: number) {
  const [caller, [seen]] = [
    connect(server.port, '127.0.0.1'),
    (await once(server.server, 'connection')) as [Socket],
  ]
  const asked = server.limiter.keys.length
  const head = [`POST ${path} HTTP/1.1`, 'Host: x', `Content-Type: ${type}`, `Content-Length: ${length}`]
  caller.write(`${head.join('\r\n')}\r\n\r\n`)
  await until('the call is at the limiter', () => server.limiter.keys.length > asked)
  return {
    caller,
    answer: text(caller),
    async send(bytes: string | Uint8Array) {
      const wanted = seen.bytesRead + bytes.length
      caller.write(bytes)
      await until('the server has read what was sent', () => seen.bytesRead === wanted)
    },
  }
}

describe('a body on its way', () => {
  beforeEach(() => mock.timers.enable({ apis: ['setInterval'] }))
  afterEach(async () => {
    mock.timers.reset()
    await stopServers()
  })

  for (const [what, path, type] of [
    ['file', '/api/large', 'image/png'],
    ['form', '/api/form', 'application/json'],
  ] as const) {
    it(`that stalls is given up after half a minute, with the connection (${what})`, async () => {
      const { server, work } = await takingPhotos()
      const { send, answer } = await announcing(server, path, type, 100)
      await send('{"name":')
      mock.timers.tick(HALF_A_MINUTE)
      expect(await answer).to.match(/^HTTP\/1\.1 408 .*\r\nConnection: close\r\n.*"code":"too_slow"/is)
      expect(work.begun).to.equal(0)
    })
  }

  it('that keeps coming is waited for, and no longer than it comes', async () => {
    const { server } = await takingPhotos()
    const { send, answer } = await announcing(server, '/api/large', 'image/png', 1_000_000)
    for (let minute = 0; minute < 3; minute += 1) {
      await send(new Uint8Array(70_000))
      mock.timers.tick(HALF_A_MINUTE)
    }
    await send(new Uint8Array(1_000))
    mock.timers.tick(HALF_A_MINUTE)
    expect(await answer).to.include('"code":"too_slow"')
  })

  it('that is whole may be worked on for as long as it takes', async () => {
    const { server, work } = await takingPhotos()
    const reply = server.call('POST', '/api/small', { raw: new Uint8Array(700), headers: PNG })
    await until('the work has begun', () => work.begun === 1)
    mock.timers.tick(HALF_A_MINUTE)
    mock.timers.tick(HALF_A_MINUTE)
    work.end.resolve()
    expect((await reply).json).to.deep.equal({ digest: hash('sha256', new Uint8Array(700)) })
  })
})

describe('files on their way and at work', () => {
  afterEach(stopServers)

  const send = (server: TestServer, address = '203.0.113.7', bytes = 1_000) =>
    server.call('POST', '/api/small', {
      raw: new Uint8Array(bytes),
      headers: { ...PNG, 'x-forwarded-for': address },
    })

  it('take so much memory together, and one more is asked to come again', async () => {
    const { server, work } = await takingPhotos({ fileRoom: 2_500 })
    const first = [send(server, '203.0.113.1'), send(server, '203.0.113.2')]
    await until('both works have begun', () => work.begun === 2)
    const third = await send(server)
    expect([third.status, third.json.error.code]).to.deep.equal([503, 'busy'])
    expect(third.headers.get('retry-after')).to.equal('5')
    expect((await server.call('POST', '/api/form', { body: {} })).status, 'no file').to.equal(200)
    work.end.resolve()
    expect((await Promise.all(first)).map(({ status }) => status)).to.deep.equal([200, 200])
    expect((await send(server)).status).to.equal(200)
  })

  it('of one network take half of the memory, so that others get their turn', async () => {
    const { server, work } = await takingPhotos({ fileRoom: 4_000 })
    const first = [send(server), send(server)]
    await until('both works have begun', () => work.begun === 2)
    expect((await send(server)).status).to.equal(503)
    const other = send(server, '203.0.113.8')
    await until('the work of the other has begun', () => work.begun === 3)
    work.end.resolve()
    const replies = await Promise.all([...first, other])
    expect(replies.map(({ status }) => status)).to.deep.equal([200, 200, 200])
    expect((await send(server)).status).to.equal(200)
  })

  it('of one network are at work a few at a time, so that another does not wait for all of them', async () => {
    const { server, work } = await takingPhotos()
    const first = Array.from({ length: 6 }, () => send(server))
    await until('four works have begun', () => work.begun >= 4)
    const other = send(server, '203.0.113.8', 900)
    await until('the work of the other has begun', () => work.sizes.includes(900))
    expect(work.sizes).to.deep.equal([1_000, 1_000, 1_000, 1_000, 900])
    work.end.resolve()
    const replies = await Promise.all([...first, other])
    expect(replies.map(({ status }) => status)).to.deep.equal(Array(7).fill(200))
  })

  it('give their memory back when their sender has gone', async () => {
    const { server, work } = await takingPhotos({ fileRoom: 2_000 })
    work.end.resolve()
    const { caller, send: sendSome } = await announcing(server, '/api/small', 'image/png', 1_000)
    await sendSome(new Uint8Array(500))
    await until('the server is busy', async () => (await send(server, '127.0.0.1')).status === 503)
    caller.destroy()
    await until('the server has room', async () => (await send(server, '127.0.0.1')).status === 200)
  })

  it('are the same bytes, in however many pieces they come', async () => {
    const { server, work } = await takingPhotos()
    work.end.resolve()
    const pieces = Array.from({ length: 300 }, (_, index) => new Uint8Array(999).fill(index))
    const digest = hash('sha256', Buffer.concat(pieces))
    const raw = new ReadableStream({
      pull(controller) {
        const piece = pieces.shift()
        if (piece) controller.enqueue(piece)
        else controller.close()
      },
    })
    const reply = await server.call('POST', '/api/large', { raw, headers: PNG })
    expect(reply.json).to.deep.equal({ digest })
  })
})
