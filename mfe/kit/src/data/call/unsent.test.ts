import { defineEndpoint, WAITED } from '@callboard/core/http-contract'
import { Type } from '@sinclair/typebox'
import { expect } from 'chai'
import { sendKept, sendUnsent } from './unsent.ts'
import { forgetUnsent, unsentKeys } from './unsent-keys.ts'

const DAY_MS = 86_400_000

const answer = defineEndpoint({
  name: 'test.answer',
  summary: '',
  method: 'POST',
  path: '/pages/{id}/answer',
  access: ['anonymous'],
  subject: { none: 'a probe' },
  params: Type.Object({ id: Type.String() }),
  body: Type.Object({ feedback: Type.String() }),
  reply: Type.Object({}),
})

/** As browsers do it: the keys are properties. */
function memoryStorage(): Storage {
  const storage = Object.create({
    getItem: (key: string) => (Object.hasOwn(storage, key) ? storage[key] : null),
    setItem: (key: string, value: string) => {
      storage[key] = value
    },
    removeItem: (key: string) => {
      delete storage[key]
    },
  })
  return storage
}

/** A browser that holds the locks of its pages: `close` is what happens to them when a page is gone. */
function pageLocks() {
  const held = new Map<string, Promise<void>>()
  let gone = Promise.withResolvers<void>()
  return {
    request: (name: string, run: () => Promise<void>) => {
      const before = held.get(name) ?? Promise.resolve()
      const { promise } = gone
      const done = before.then(() => Promise.race([run(), promise]))
      held.set(name, done)
      return done
    },
    close: () => {
      gone.resolve()
      gone = Promise.withResolvers()
    },
  }
}

describe('what waits for the network', () => {
  const { fetch, localStorage, navigator } = globalThis
  let locks: ReturnType<typeof pageLocks>
  let sent: { address: string; body: string; key: string | null }[]
  let status: number
  const put = (name: string, value: unknown) =>
    Object.defineProperty(globalThis, name, { value, configurable: true, writable: true })

  beforeEach(() => {
    sent = []
    status = 200
    locks = pageLocks()
    put('localStorage', memoryStorage())
    put('navigator', { locks })
    put('fetch', async (address: string, { body, headers }: RequestInit) => {
      sent.push({ address, body: String(body), key: new Headers(headers).get('idempotency-key') })
      return Response.json({}, { status })
    })
  })
  afterEach(() => {
    put('fetch', fetch)
    put('localStorage', localStorage)
    put('navigator', navigator)
  })

  /** @returns to be called with the answer, which has not come until then */
  const keep = (feedback: string, { person = 'ann', line = 'group talent' } = {}) => {
    const reply = Promise.withResolvers<object>()
    const sending = { idempotencyKey: `key of ${feedback}` }
    void sendKept(
      { person, line, endpoint: answer, input: { id: '1', feedback }, sending },
      () => reply.promise,
    )
    return reply.resolve
  }
  const bodies = () => sent.map(({ body }) => JSON.parse(body).feedback)
  const nextPage = (person: string | undefined) => sendUnsent(() => person)

  it('is sent once by the next page of the person when its own page is gone [PST-03]', async () => {
    keep('yes')
    locks.close()
    await nextPage('ann')
    await nextPage('ann')
    expect(sent).to.deep.equal([
      { address: '/api/pages/1/answer', body: '{"feedback":"yes"}', key: 'key of yes' },
    ])
    expect(unsentKeys()).to.deep.equal([])
  })

  it('is left to the page that has it, for as long as that is there', async () => {
    const answered = keep('yes')
    const next = nextPage('ann')
    answered({})
    await next
    expect(sent).to.deep.equal([])
  })

  it('is sent for nobody else, and for who is signed in at that moment', async () => {
    keep('yes')
    const person = { now: 'ann' }
    const waits = sendUnsent(() => person.now)
    person.now = 'ben'
    locks.close()
    await waits
    for (const other of ['ben', 'nobody', undefined]) await nextPage(other)
    expect(sent).to.deep.equal([])
    await nextPage('ann')
    expect(bodies()).to.deep.equal(['yes'])
  })

  it('is the last that was said of one thing', async () => {
    for (const feedback of ['yes', 'no']) keep(feedback)
    keep('maybe', { line: 'group other' })
    locks.close()
    await nextPage('ann')
    expect(bodies()).to.have.members(['no', 'maybe'])
  })

  it('goes out with how long it has waited, where the endpoint takes that [FBK-01]', async () => {
    const { now } = Date
    const body = Type.Object({ feedback: Type.String(), [WAITED]: Type.Optional(Type.Integer()) })
    const input = { id: '1', feedback: 'yes' }
    void sendKept(
      { person: 'ann', line: undefined, endpoint: { ...answer, body }, input, sending: {} },
      () => new Promise(() => {}),
    )
    locks.close()
    const kept = now()
    Date.now = () => kept + 3_600_000
    try {
      await nextPage('ann')
    } finally {
      Date.now = now
    }
    expect(JSON.parse(sent[0]?.body ?? '')[WAITED]).to.be.within(3_600_000, 3_601_000)
  })

  it('is given up after a day', async () => {
    const { now } = Date
    keep('yes')
    keep('no', { person: 'ben' })
    locks.close()
    Date.now = () => now() + DAY_MS + 1
    try {
      await nextPage('ann')
    } finally {
      Date.now = now
    }
    expect(sent).to.deep.equal([])
    expect(unsentKeys()).to.deep.equal([])
  })

  it('stays after a fault of now, and goes with a refusal', async () => {
    keep('yes')
    locks.close()
    for (const fault of [503, 429, 401]) {
      status = fault
      await nextPage('ann')
    }
    expect(unsentKeys('ann')).to.have.length(1)
    status = 404
    await nextPage('ann')
    expect(unsentKeys('ann')).to.have.length(0)
  })

  it('goes when the person signs out', () => {
    keep('yes')
    keep('no', { person: 'ben' })
    forgetUnsent('ann')
    expect([unsentKeys('ann').length, unsentKeys('ben').length]).to.deep.equal([0, 1])
  })
})
