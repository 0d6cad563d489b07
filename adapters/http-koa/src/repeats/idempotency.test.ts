import { broken, DomainError, idempotencyBusy } from '@callboard/core'
import { type Method, STALE_SIGN_IN, WAITED } from '@callboard/core/http-contract'
import { Type } from '@sinclair/typebox'
import { expect } from 'chai'
import {
  answered,
  endpoint,
  PICTURE,
  STAFF_TOKEN,
  start,
  stopServers,
  TALENT_TOKEN,
} from '../testing/server.ts'

const body = Type.Object({ name: Type.String() })
const key = (value = 'a-random-key') => ({ 'idempotency-key': value })

async function counting(
  run: (count: number) => unknown,
  over: Parameters<typeof endpoint>[0] = {},
  options: Parameters<typeof start>[1] = {},
) {
  const runs = { count: 0 }
  const work = () => run(++runs.count)
  const other = endpoint({ name: 'probe.other', path: '/other', body, method: over.method ?? 'POST' })
  const server = await start([answered(endpoint({ body, ...over }), work), answered(other, work)], options)
  return { server, runs }
}

describe('Idempotency-Key', () => {
  afterEach(stopServers)

  for (const method of ['POST', 'PUT', 'PATCH', 'DELETE'] satisfies Method[]) {
    it(`makes a repeated ${method} get the first answer [API-06]`, async () => {
      const { server, runs } = await counting((count) => ({ count }), { method })
      const send = () => server.call(method, '/api/probe', { body: { name: 'x' }, headers: key() })
      const [first, second] = [await send(), await send()]
      expect([first.json, second.json]).to.deep.equal([{ count: 1 }, { count: 1 }])
      expect(second.headers.get('idempotency-replayed')).to.equal('true')
      expect(runs.count).to.equal(1)
    })
  }

  it('gives 20 equal requests at once one effect and 20 equal answers [API-06]', async () => {
    const gate = Promise.withResolvers<void>()
    const { server, runs } = await counting(async (count) => {
      await gate.promise
      return { count }
    })
    let claims = 0
    const { claim } = server.replays
    server.replays.claim = (...asked) => {
      // All have met the first one at work.
      if (++claims === 20) gate.resolve()
      return claim(...asked)
    }
    const send = () => server.call('POST', '/api/probe', { body: { name: 'x' }, headers: key() })
    const replies = await Promise.all(Array.from({ length: 20 }, send))
    expect(replies.map(({ json }) => json)).to.deep.equal(Array(20).fill({ count: 1 }))
    expect(runs.count).to.equal(1)
  })

  it('is bound to the input and the endpoint [API-06]', async () => {
    const { server, runs } = await counting((count) => ({ count }))
    await server.call('POST', '/api/probe', { body: { name: 'x' }, headers: key() })
    for (const [path, name] of [
      ['/api/probe', 'y'],
      ['/api/other', 'x'],
    ] as const) {
      const reply = await server.call('POST', path, { body: { name }, headers: key() })
      expect([reply.status, reply.json.error.code]).to.deep.equal([422, 'idempotency_mismatch'])
    }
    expect(runs.count).to.equal(1)
  })

  it('is not bound to how long the input has waited for the network [API-06]', async () => {
    const waiting = Type.Object({ name: Type.String(), [WAITED]: Type.Integer() })
    const { server, runs } = await counting((count) => ({ count }), { body: waiting })
    const send = (waited: number) =>
      server.call('POST', '/api/probe', { body: { name: 'x', [WAITED]: waited }, headers: key() })
    expect([(await send(0)).json, (await send(5_000)).json]).to.deep.equal([{ count: 1 }, { count: 1 }])
    expect(runs.count).to.equal(1)
  })

  it('is bound to the caller: no caller gets the answer to another [API-06]', async () => {
    const { server } = await counting((count) => ({ count }))
    const counts = []
    for (const token of [STAFF_TOKEN, TALENT_TOKEN, undefined, STAFF_TOKEN]) {
      const reply = await server.call('POST', '/api/probe', { body: { name: 'x' }, headers: key(), token })
      counts.push(reply.json.count)
    }
    expect(counts).to.deep.equal([1, 2, 3, 1])
  })

  it('tells files apart by their bytes', async () => {
    const { server, runs } = await counting((count) => ({ count }), { body: PICTURE })
    const send = (byte: number) =>
      server.call('POST', '/api/probe', {
        raw: new Uint8Array(10).fill(byte),
        headers: { ...key(), 'content-type': 'image/png' },
      })
    expect([(await send(1)).status, (await send(1)).status, (await send(2)).status]).to.deep.equal([
      200, 200, 422,
    ])
    expect(runs.count).to.equal(1)
  })

  it('repeats refusals of the rules too [API-06]', async () => {
    const { server, runs } = await counting((count) => {
      throw broken('slot_full', `Refusal number ${count}.`)
    })
    const send = () => server.call('POST', '/api/probe', { body: { name: 'x' }, headers: key() })
    const [first, second] = [await send(), await send()]
    expect(second.status).to.equal(422)
    expect(second.json).to.deep.equal(first.json)
    expect(runs.count).to.equal(1)
  })

  it('is free again after a fault of ours, an outage, a limit, or the wish for a fresh sign-in', async () => {
    const faults = [
      new Error('a crash'),
      new DomainError('unavailable', 'unavailable', 'Not now.'),
      new DomainError('limited', 'limited', 'Too many.'),
      new DomainError('denied', STALE_SIGN_IN, 'Please confirm that it is you.'),
    ]
    const { server, runs } = await counting((count) => {
      const fault = faults[count - 1]
      if (fault) throw fault
      return { count }
    })
    const send = () => server.call('POST', '/api/probe', { body: { name: 'x' }, headers: key() })
    const statuses = []
    for (let i = 0; i < 6; i++) statuses.push((await send()).status)
    expect(statuses).to.deep.equal([500, 503, 429, 403, 200, 200])
    expect(runs.count).to.equal(5)
  })

  it('is not used up by input that never got to run', async () => {
    const { server } = await counting((count) => ({ count }))
    expect((await server.call('POST', '/api/probe', { body: {}, headers: key() })).status).to.equal(422)
    const mended = await server.call('POST', '/api/probe', { body: { name: 'x' }, headers: key() })
    expect(mended.json).to.deep.equal({ count: 1 })
  })

  it('has at most 200 characters', async () => {
    const { server, runs } = await counting((count) => ({ count }))
    const send = (length: number) =>
      server.call('POST', '/api/probe', { body: { name: 'x' }, headers: key('k'.repeat(length)) })
    expect((await send(200)).status).to.equal(200)
    const reply = await send(201)
    expect([reply.status, reply.json.error.fields]).to.deep.equal([
      422,
      { 'Idempotency-Key': 'Must be 1 to 200 characters.' },
    ])
    expect(runs.count).to.equal(1)
  })

  it('keeps answers unreadable in the store, and gives a repeated sign-in its cookie again', async () => {
    const secret = 'the-new-token'
    const { server } = await counting(() => ({ success: true, token: secret }), { cookie: 'set' })
    const send = () => server.call('POST', '/api/probe', { body: { name: 'x' }, headers: key() })
    const [first, second] = [await send(), await send()]
    expect(second.json).to.deep.equal({ success: true, token: secret })
    expect(first.headers.get('set-cookie')).to.include(secret)
    expect(second.headers.get('set-cookie')).to.include(secret)
    const stored = JSON.stringify([...server.replays.rows])
    expect(stored).not.to.include(secret)
    expect(stored).not.to.include('a-random-key')
  })

  it('leaves the answer that the transaction has kept, and says when it was another one', async () => {
    const { server, runs } = await counting((count) => {
      const call = server.replays.call()!
      server.replays.rows.get(call.key)!.reply = call.stored({ count: 1 })
      call.onKept()
      return { count }
    })
    server.replays.store = async () => {
      throw new Error('It was stored twice.')
    }
    const send = (value?: string) =>
      server.call('POST', '/api/probe', { body: { name: 'x' }, headers: key(value) })
    expect((await send()).json).to.deep.equal({ count: 1 })
    expect((await send()).json).to.deep.equal({ count: 1 })
    expect(runs.count).to.equal(1)
    const said = () =>
      server.log.lines.filter(({ msg }) => msg === 'a repeat would get another answer').length
    expect(said()).to.equal(0)
    expect((await send('another-key')).json).to.deep.equal({ count: 2 })
    expect(said()).to.equal(1)
  })

  it('does not keep the refusal of a call that another run has answered meanwhile', async () => {
    const { server } = await counting((count) => {
      if (count === 1) throw idempotencyBusy()
      return { count }
    })
    const send = () => server.call('POST', '/api/probe', { body: { name: 'x' }, headers: key() })
    expect((await send()).status).to.equal(409)
    expect((await send()).json).to.deep.equal({ count: 2 })
  })

  it('answers the work that was done even when the answer cannot be kept, and holds repeats back', async () => {
    const { server, runs } = await counting((count) => ({ count }), {}, { repeatPatience: 0 })
    server.replays.store = async () => {
      throw new Error('the store is gone')
    }
    const send = () => server.call('POST', '/api/probe', { body: { name: 'x' }, headers: key() })
    expect((await send()).json).to.deep.equal({ count: 1 })
    expect((await send()).json.error.code).to.equal('idempotency_busy')
    expect(runs.count).to.equal(1)
  })

  it('does not hide a refusal behind a key that cannot be freed', async () => {
    const { server } = await counting(() => {
      throw new DomainError('unavailable', 'meeting_down', 'The meeting is down.')
    })
    server.replays.release = async () => {
      throw new Error('the store is gone')
    }
    const reply = await server.call('POST', '/api/probe', { body: { name: 'x' }, headers: key() })
    expect([reply.status, reply.json.error.code]).to.deep.equal([503, 'meeting_down'])
  })
})
