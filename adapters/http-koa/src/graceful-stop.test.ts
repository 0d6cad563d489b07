import { once } from 'node:events'
import { Agent, get, type IncomingMessage } from 'node:http'
import { createServer } from 'node:https'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { text } from 'node:stream/consumers'
import { connect as connectSecurely, type TLSSocket } from 'node:tls'
import { selfSigned } from '@callboard/core/testing'
import { expect } from 'chai'
import { gracefulStop } from './index.ts'
import { answered, endpoint, TestServer } from './testing/server.ts'

const SLOW = 20

/** A server whose slow requests end when the test says so. */
async function slowServer() {
  const reached = Promise.withResolvers<void>()
  const released = Promise.withResolvers<void>()
  let inside = 0
  const slow = answered(endpoint({ method: 'GET', path: '/slow' }), async () => {
    inside++
    if (inside === SLOW) reached.resolve()
    await released.promise
    return { done: true }
  })
  const stream = {
    prefix: '/stream',
    handler: async (_: unknown, response: { write(text: string): unknown; end(text: string): unknown }) => {
      response.write('first ')
      await released.promise
      response.end('last')
    },
  }
  const server = new TestServer([slow], { mounts: [stream] })
  const { announce, end: stop } = gracefulStop(server.server)
  await server.listen()
  return { server, announce, stop, reached: reached.promise, release: () => released.resolve() }
}

async function reply(port: number, path: string, agent: Agent): Promise<IncomingMessage> {
  const [response] = await once(get({ port, path, agent }), 'response')
  return response
}

describe('a graceful stop', () => {
  it('answers on while it is announced, and keeps no connection any more [OPS-04]', async () => {
    const { server, announce, stop, release } = await slowServer()
    const agent = new Agent({ keepAlive: true })
    const before = await reply(server.port, '/healthz', agent)
    expect(before.headers.connection).to.equal('keep-alive')
    await text(before)
    announce()
    const after = await reply(server.port, '/healthz', agent)
    expect(after.statusCode).to.equal(200)
    expect(after.headers.connection).to.equal('close')
    await text(after)
    release()
    expect(await stop()).to.equal(0)
  })

  it('cuts no running request, takes no new one and closes idle connections [OPS-04]', async () => {
    const { server, stop, reached, release } = await slowServer()
    const { port } = server
    const agent = new Agent({ keepAlive: true })
    const running = Array.from({ length: SLOW }, () => reply(port, '/api/slow', agent))
    const streaming = await reply(port, '/stream', agent)
    await reached
    const idle = connect(port, '127.0.0.1')
    idle.write('GET /healthz HTTP/1.1\r\nHost: callboard.test\r\n\r\n')
    await once(idle, 'data')
    const silent = connect(port, '127.0.0.1')
    await once(server.server, 'connection')
    const closed = Promise.all([idle, silent].map((socket) => once(socket.resume(), 'close')))

    const stopped = stop()
    await closed
    const [refused] = await once(connect(port, '127.0.0.1'), 'error')
    expect(refused.code).to.equal('ECONNREFUSED')
    release()
    for (const response of await Promise.all(running)) {
      expect([response.statusCode, await text(response)]).to.deep.equal([200, '{"done":true}'])
      expect(response.headers.connection).to.equal('close')
    }
    expect(await text(streaming)).to.equal('first last')
    expect(await stopped).to.equal(0)
  })

  it('answers a request that was on its way in, and says that the connection ends [OPS-04]', async () => {
    const { server, stop } = await slowServer()
    const accepted = once(server.server, 'connection')
    const socket = connect(server.port, '127.0.0.1')
    const said = text(socket)
    const [half, rest] = ['GET /healthz HTTP/1.1\r\nHost: call', 'board.test\r\n\r\n']
    socket.write(half)
    const [inside] = (await accepted) as [Socket]
    while (inside.bytesRead < half.length) await new Promise(setImmediate)
    const stopped = stop()
    socket.write(rest)
    expect(await said)
      .to.match(/^HTTP\/1\.1 200 /)
      .and.match(/\r\nConnection: close\r\n/)
    expect(await stopped).to.equal(0)
  })

  it('closes HTTPS connections that wait for nothing, and ends a request that came half [OPS-10]', async () => {
    const server = createServer(await selfSigned(), (_, response) => response.end('done'))
    const { end } = gracefulStop(server)
    server.listen(0, '127.0.0.1')
    await once(server, 'listening')
    const { port } = server.address() as AddressInfo
    const secured = async () => {
      const inside = once(server, 'secureConnection')
      const socket = connectSecurely({ port, rejectUnauthorized: false })
      await once(socket, 'secureConnect')
      const [peer] = (await inside) as [TLSSocket]
      return { socket, peer }
    }
    const idle = await secured()
    const running = await secured()
    const [half, rest] = ['GET / HTTP/1.1\r\nHost: call', 'board.test\r\n\r\n']
    running.socket.write(half)
    while (running.peer.bytesRead < half.length) await new Promise(setImmediate)
    const said = text(running.socket)
    const closed = once(idle.socket.resume(), 'close')
    const stopped = end()
    await closed
    running.socket.write(rest)
    expect(await said)
      .to.match(/^HTTP\/1\.1 200 /)
      .and.match(/done$/)
    expect(await stopped).to.equal(0)
  })

  it('ends requests that do not end by themselves, and says how many those were', async () => {
    const { server, stop } = await slowServer()
    const agent = new Agent({ keepAlive: true })
    const never = reply(server.port, '/api/slow', agent).catch((error: NodeJS.ErrnoException) => error.code)
    await once(server.server, 'request')
    expect(await stop(0.05)).to.equal(1)
    expect(await never).to.equal('ECONNRESET')
  })
})
