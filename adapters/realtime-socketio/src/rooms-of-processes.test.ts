import { once } from 'node:events'
import { mock } from 'node:test'
import { setTimeout as pause } from 'node:timers/promises'
import { setPatience } from '@callboard/core'
import type { SignalMessage } from '@callboard/core/http-contract'
import { until } from '@callboard/core/testing'
import { expect } from 'chai'
import { createSignalSender } from './create-signal-sender.ts'
import { Follower } from './testing/follower.ts'
import { InstallBench, type Node } from './testing/install-bench.ts'
import { type ClientSocket, disconnected, join, signalsOf } from './testing/realtime-bench.ts'

const silent = { warn: () => {}, error: () => {} }

const upTo = (count: number) => Array.from({ length: count }, (_, index) => index + 1)

/** Milliseconds between two looks for lost signals. */
const LOOK = 1_500

const follower = async (node: Node, room = 'lobby:a') => {
  const follows = new Follower(room)
  await follows.follow(await node.bench.as('staff'))
  return follows
}

/**
 * Two processes that look for lost signals only when the test says so: on a slow machine a signal may be longer under
 * way than the time between two looks.
 * @param patience with Redis
 */
function twoProcesses(patience: number) {
  let both: Awaited<ReturnType<typeof InstallBench.ofTwo>>
  beforeEach(async () => {
    setPatience(patience)
    mock.timers.enable({ apis: ['setInterval'] })
    both = await InstallBench.ofTwo()
  })
  afterEach(async () => {
    await both.install.stop()
    mock.timers.reset()
    setPatience(1)
  })
  return () => both
}

/** Lets all processes look for lost signals until the followers have come so far. */
async function lookUntil(arrived: Promise<unknown>): Promise<void> {
  let isOver = false
  const end = () => {
    isOver = true
  }
  arrived.then(end, end)
  while (!isOver) {
    mock.timers.tick(LOOK)
    await pause(20)
  }
  await arrived
}

describe('rooms over two processes', () => {
  const both = twoProcesses(10)
  let install: InstallBench
  let a: Node
  let b: Node
  beforeEach(() => {
    ;({ install, a, b } = both())
  })

  it('give signals sent by one to the people of both, once and in order [RT-04]', async () => {
    const [near, far] = [await follower(a), await follower(b)]
    for (let note = 1; note <= 200; note += 1) await a.bench.signal('a', { staff: { note } })
    await Promise.all([near.reaches(200), far.reaches(200)])
    for (const { seen, repeated, asked } of [near, far]) {
      expect(seen).to.deep.equal(upTo(200))
      expect([repeated, asked]).to.deep.equal([0, 0])
    }
  })

  it('show each audience its own view on the other process, too [RT-04]', async () => {
    const heard: SignalMessage[][] = []
    const sockets: ClientSocket[] = []
    for (const person of ['staff', 'client', 'talent'] as const) {
      const socket = await b.bench.as(person)
      await join(socket, 'lobby:a')
      heard.push(signalsOf(socket))
      sockets.push(socket)
    }
    const all = sockets.map((socket) => once(socket as unknown as NodeJS.EventEmitter, 'signal'))
    await a.bench.signal('a', { staff: { note: 'private words' }, client: { note: 'for clients' } })
    await Promise.all(all)
    const head = { room: 'lobby:a', seq: 1, type: 'record-changed' }
    expect(heard).to.deep.equal([
      [{ ...head, payload: { note: 'private words' } }],
      [{ ...head, payload: { note: 'for clients' } }],
      [head],
    ])
  })

  it('make up all missed signals for a client that comes back by the other process [RT-03] [RT-04]', async () => {
    const follows = new Follower('lobby:a')
    const first = await a.bench.as('client')
    await follows.follow(first)
    await b.bench.signal('a', { client: { note: 1 } })
    await follows.reaches(1)
    first.disconnect()
    for (let note = 2; note <= 31; note += 1) await a.bench.signal('a', { client: { note } })
    await follows.follow(await b.bench.as('client'))
    await a.bench.signal('a', { client: { note: 32 } })
    await follows.reaches(32)
    expect(follows.seen).to.deep.equal(upTo(32))
    expect(follows.asked).to.equal(0)
  })

  it('get signals that a process without sockets sends [RT-04]', async () => {
    const [near, far] = [await follower(a), await follower(b)]
    const worker = createSignalSender({
      redis: { url: a.line.address, prefix: install.prefix },
      logger: silent,
    })
    await install.hearEachOther(3)
    for (let note = 1; note <= 10; note += 1) {
      for (const signal of await a.bench.commit('a', { staff: { note } })) worker.sender.send(signal)
    }
    await Promise.all([near.reaches(10), far.reaches(10)])
    expect([near.asked, far.asked]).to.deep.equal([0, 0])
    await worker.close()
    await install.hearEachOther(2)
  })

  it('serve their own people at once while Redis is away, and come into step when it is back [RT-04]', async () => {
    const near = await Promise.all(Array.from({ length: 5 }, () => follower(a)))
    const far = await Promise.all(Array.from({ length: 5 }, () => follower(b)))
    await a.bench.signal('a', { staff: { note: 1 } })
    await Promise.all([...near, ...far].map((follows) => follows.reaches(1)))
    await Promise.all([a.line.cut(), b.line.cut()])
    for (let note = 2; note <= 20; note += 1) await a.bench.signal('a', { staff: { note } })
    await b.bench.signal('a', { staff: { note: 21 } })
    await Promise.all(near.map((follows) => follows.reaches(20)))
    await Promise.all([a.line.restore(), b.line.restore()])
    await lookUntil(Promise.all([...near, ...far].map((follows) => follows.reaches(21))))
    for (const { seen } of [...near, ...far]) expect(seen).to.deep.equal(upTo(21))
    for (const { bench } of [a, b]) {
      expect(bench.logged[0]).to.match(/^Redis is away/)
      expect(new Set(bench.logged)).to.have.property('size', bench.logged.length)
    }
  })

  it('start while Redis is away, and hear of each other when it comes', async () => {
    const late = await install.addNode({ isCut: true })
    const [near, far] = [await follower(late), await follower(b)]
    await late.bench.signal('a', { staff: { note: 1 } })
    await near.reaches(1)
    await late.line.restore()
    await lookUntil(far.reaches(1))
    await install.hearEachOther(3)
    // It sends by a line of its own, which may come back after those that it hears with.
    await until('its readers are back', () =>
      late.bench.logged.some((line) => line.startsWith('Redis is back')),
    )
    await late.bench.signal('a', { staff: { note: 2 } })
    await far.reaches(2)
    expect(far.asked, 'only for what was sent before').to.equal(1)
  })

  it('find signals that were numbered by a process that died before it could send', async () => {
    const [near, far] = [await follower(a), await follower(b)]
    await a.bench.commit('a', { staff: { note: 1 } })
    await lookUntil(Promise.all([near.reaches(1), far.reaches(1)]))
    expect([near.asked, far.asked]).to.deep.equal([1, 1])
  })

  it('cut off an account everywhere at once', async () => {
    const sockets = [await a.bench.as('client'), await b.bench.as('client')]
    const other = await b.bench.as('staff')
    const gone = Promise.all(sockets.map(disconnected))
    a.bench.realtime.disconnectActor('client')
    await gone
    await other.emitWithAck('ping')
    expect(other.connected).to.equal(true)
  })

  it('leave the people of the others alone when one stops', async () => {
    const [near, far] = [await a.bench.as('staff'), await b.bench.as('staff')]
    const gone = disconnected(near)
    await a.bench.realtime.close()
    await gone
    await far.emitWithAck('ping')
    expect(far.connected).to.equal(true)
  })

  it('stop also while Redis is away', async () => {
    const late = await install.addNode({ isCut: true })
    await late.bench.realtime.close()
  })

  it('refuse an address that is not of Redis, without repeating it', () => {
    for (const url of ['', 'localhost:6379', 'http://user:secret@redis', 'redis://']) {
      expect(() => createSignalSender({ redis: { url }, logger: silent }), url).to.throw(
        /^The Redis address .* redis:\/\/host:port\.$/,
      )
    }
  })
})

describe('rooms over two processes whose Redis goes silent', () => {
  const both = twoProcesses(1)

  it('come into step after Redis has gone silent, and hear each other at once again', async () => {
    const { a, b } = both()
    const far = await follower(b)
    a.line.lose()
    for (let note = 1; note <= 5; note += 1) await a.bench.signal('a', { staff: { note } })
    await lookUntil(far.reaches(5))
    expect(far.asked).to.equal(1)
    await a.line.restore()
    let note = 5
    // The connection whose target changed in between is found dead and made anew; from then on clients need not ask.
    while (far.asked > 0) {
      far.asked = 0
      note += 1
      await a.bench.signal('a', { staff: { note } })
      await lookUntil(far.reaches(note))
    }
    expect(far.seen).to.deep.equal(upTo(note))
  })
})
