import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { defineEndpoint } from '@callboard/core/http-contract'
import { Type } from '@sinclair/typebox'
import { expect } from 'chai'
import { ApiError } from './api-error.ts'
import { call } from './call.ts'
import { whenRefused } from './refused.ts'
import { withToken } from './token.ts'

const read = defineEndpoint({
  name: 'test.read',
  summary: '',
  method: 'GET',
  path: '/thing',
  access: ['anonymous'],
  subject: { none: 'a probe' },
  reply: Type.Object({ ok: Type.Boolean() }),
})
const write = defineEndpoint({
  ...read,
  name: 'test.write',
  method: 'POST',
  body: Type.Object({ text: Type.String() }),
})

const silent = defineEndpoint({ ...write, name: 'test.silent', reply: Type.Void() })

describe('calling the server', () => {
  const browserFetch = globalThis.fetch
  const server = createServer((request, response) => {
    seen.push(request)
    if (answer.stops === 'before') return
    response.writeHead(answer.status, { 'content-type': 'application/json' })
    if (answer.stops === 'within') response.write(answer.body.slice(0, 3))
    else response.end(answer.body)
  })
  let seen: IncomingMessage[] = []
  let answer: { status: number; body: string; stops?: 'before' | 'within' } = {
    status: 200,
    body: '{"ok":true}',
  }
  let origin = ''

  before(async () => {
    await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
    origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
    // A page's fetch knows its origin; Node's does not.
    globalThis.fetch = (address, options) => browserFetch(origin + String(address), options)
  })
  after(async () => {
    globalThis.fetch = browserFetch
    server.closeAllConnections()
    await new Promise((closed) => server.close(closed))
  })
  beforeEach(() => {
    seen = []
    answer = { status: 200, body: '{"ok":true}' }
  })

  const fault = (promise: Promise<unknown>): Promise<ApiError> =>
    promise.then(
      () => expect.fail('was answered'),
      (error) => error,
    )

  it('gives every unsafe call a key of its own, and the one it is told', async () => {
    await call(read, {})
    await call(write, { text: 'a' })
    await call(write, { text: 'a' })
    await call(write, { text: 'a' }, { idempotencyKey: 'k' })
    const keys = seen.map(({ headers }) => headers['idempotency-key'])
    expect(keys[0]).to.equal(undefined)
    expect(keys[1]).to.be.a('string').with.length.above(20)
    expect(keys[2]).not.to.equal(keys[1])
    expect(keys[3]).to.equal('k')
  })

  it('carries the secret of a talent page while it is shown', async () => {
    const end = withToken('secret')
    await call(read, {})
    end()
    await call(read, {})
    expect(seen.map(({ headers }) => headers.authorization)).to.deep.equal(['Bearer secret', undefined])
  })

  it("asks by the browser's sign-in where it is told to, also while a talent page is shown", async () => {
    const end = withToken('secret')
    await call(read, {}, { token: false })
    end()
    expect(seen.map(({ headers }) => headers.authorization)).to.deep.equal([undefined])
  })

  it("tells the session of a refused sign-in, not of a talent page's refused secret", async () => {
    let told = 0
    whenRefused(() => {
      told += 1
    })
    answer = { status: 401, body: '{}' }
    const end = withToken('secret')
    await fault(call(read, {}))
    expect(told).to.equal(0)
    await fault(call(read, {}, { token: false }))
    end()
    expect(told).to.equal(1)
  })

  it('turns a refusal into one shape', async () => {
    const error = {
      code: 'taken',
      message: 'Taken.',
      fields: { name: 'Taken.' },
      current: { v: 2 },
      request_id: 'r',
    }
    answer = { status: 409, body: JSON.stringify({ error }) }
    const thrown = await fault(call(write, { text: 'a' }))
    expect(thrown).to.be.instanceOf(ApiError)
    expect({ ...thrown }).to.deep.include({
      status: 409,
      code: 'taken',
      fields: { name: 'Taken.' },
      current: { v: 2 },
      requestId: 'r',
    })
    expect(thrown.message).to.equal('Taken.')
  })

  it('has words for an answer that is not ours', async () => {
    answer = { status: 502, body: '<html>' }
    expect((await fault(call(read, {}))).message).to.equal(
      'The server could not answer. Please try again in a moment.',
    )
  })

  it('takes no success for an answer that is not ours', async () => {
    for (const body of ['<!doctype html><title>Wi-Fi sign-in</title>', '', '{"ok":']) {
      answer = { status: 200, body }
      const thrown = await fault(call(write, { text: 'a' }))
      expect({ ...thrown }, body).to.deep.include({ status: 0, code: 'unexpected' })
      expect(thrown.message).to.equal('The server could not answer. Please try again in a moment.')
    }
  })

  it('bears an empty answer of an endpoint that has nothing to say, and nothing else in its place', async () => {
    answer = { status: 204, body: '' }
    expect(await call(silent, { text: 'a' })).to.equal(undefined)
    answer = { status: 200, body: '<html>' }
    expect((await fault(call(silent, { text: 'a' }))).code).to.equal('unexpected')
  })

  for (const stops of ['before', 'within'] as const) {
    it(`waits no longer than it is told to when the line goes silent ${stops} the answer`, async () => {
      answer = { ...answer, stops }
      const left = new AbortController()
      expect((await fault(call(read, {}, { timeout: 20 }))).code).to.equal('offline')
      expect((await fault(call(read, {}, { timeout: 20, signal: left.signal }))).code).to.equal('offline')
    })
  }

  it('can still be aborted when it has a time limit', async () => {
    answer = { ...answer, stops: 'before' }
    const left = new AbortController()
    const thrown = fault(call(read, {}, { timeout: 60_000, signal: left.signal }))
    const reason = new Error('left')
    left.abort(reason)
    expect(await thrown).to.equal(reason)
  })

  it("says 'Network error occurred' without an answer", async () => {
    const before = origin
    origin = 'http://127.0.0.1:1'
    const thrown = await fault(call(read, {}))
    origin = before
    expect([thrown.code, thrown.message]).to.deep.equal(['offline', 'Network error occurred'])
  })

  it('throws the reason of an abort, not an error for people', async () => {
    const reason = new Error('left')
    expect(await fault(call(read, {}, { signal: AbortSignal.abort(reason) }))).to.equal(reason)
  })
})
