import { type JobRunnerSettings, perform } from '@callboard/core'
import {
  asHandler,
  BreakableLine,
  jobOn,
  QueueBench,
  SendNote,
  until,
  type Work,
} from '@callboard/core/testing'
import { expect } from 'chai'
import { bullQueue, loseKeys, ownRedisKeys } from './testing/bull-queue.fixture.ts'

const AWAY = 'Redis is away: jobs wait in the database'
const BACK = 'Redis is back: jobs go out again'

describe('BullMQ queue in trouble', () => {
  const stops: (() => unknown)[] = []
  afterEach(async () => {
    for (const stop of stops.splice(0).reverse()) await stop()
  })

  /** Jobs of one queue that are done by `work`, one at a time in each process. */
  function benchOf(work: Work, redis = ownRedisKeys()) {
    const messages = jobOn('messages')
    const make = (settings: JobRunnerSettings) => {
      const queue = bullQueue({ ...settings, concurrency: { messages: 1 } }, redis)
      stops.push(() => queue.stop())
      return queue
    }
    const bench = new QueueBench(make, [[SendNote, work]], { jobs: [perform(messages, asHandler(SendNote))] })
    return {
      bench,
      redis,
      /** Another process on the same database and Redis. */
      anotherProcess: (changes: Partial<JobRunnerSettings> = {}) => make({ ...bench.settings, ...changes }),
      commit: (...payloads: readonly unknown[]) =>
        bench.commit((outbox) => {
          for (const payload of payloads) outbox.enqueue(messages, payload)
        }),
      saidOnce: (message: string) => bench.logged.filter((line) => line.message === message).length === 1,
    }
  }

  it('shares the work between two processes, and does no job twice', async () => {
    const done: unknown[] = []
    let running = 0
    const bothRun = Promise.withResolvers<void>()
    const { bench, anotherProcess, commit } = benchOf(async (payload) => {
      running += 1
      if (running === 2) bothRun.resolve()
      await bothRun.promise
      running -= 1
      done.push(payload)
    })
    bench.queue.start()
    anotherProcess().start()
    const notes = Array.from({ length: 40 }, (_, note) => note)
    commit(...notes)
    await bench.settled()
    expect(done.toSorted((a, b) => Number(a) - Number(b))).to.deep.equal(notes)
    expect(await bench.store.counts()).to.deep.equal({})
  })

  it('gives the job of a worker that has died to another; the end of the first changes nothing', async () => {
    const gates = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    const begun: (() => void)[] = []
    const { bench, anotherProcess, commit } = benchOf(async () => {
      const gate = gates[begun.length]!
      begun.push(gate.resolve)
      await gate.promise
    })
    const ended = Promise.withResolvers<void>()
    const done = bench.store.done.bind(bench.store)
    bench.store.done = async (jobs) => {
      await done(jobs)
      ended.resolve()
    }
    bench.queue.start()
    commit('long')
    await until('the job has begun', () => begun.length === 1)
    anotherProcess().start()
    bench.clock.advance(15_000)
    bench.queue.wake()
    await until('the job has begun once more', () => begun.length === 2)
    begun[0]!()
    await ended.promise
    expect((await bench.store.counts()).messages).to.deep.equal({ waiting: 0, active: 1, failed: 0 })
    begun[1]!()
    await bench.settled()
    expect(await bench.store.counts()).to.deep.equal({})
  })

  it('sends everything again within a minute when Redis has lost its data', async () => {
    const done: unknown[] = []
    const gate = Promise.withResolvers<void>()
    const begun = Promise.withResolvers<void>()
    const { bench, redis, commit } = benchOf(async (payload) => {
      begun.resolve()
      await gate.promise
      done.push(payload)
    })
    bench.queue.start()
    commit(1, 2, 3, 4)
    await begun.promise
    await loseKeys(redis.prefix)
    gate.resolve()
    await until('the first job is done', () => done.length === 1)
    bench.clock.advance(60_000)
    await bench.settled()
    expect(done.toSorted()).to.deep.equal([1, 2, 3, 4])
  })

  for (const [trouble, begin] of [
    ['is cut off', (line: BreakableLine) => line.cut()],
    ['says nothing', (line: BreakableLine) => line.holdBack()],
  ] as const) {
    it(`keeps jobs while Redis ${trouble}, and does them by itself when it is back`, async () => {
      const { redisUrl, prefix } = ownRedisKeys()
      const line = await BreakableLine.to(redisUrl)
      stops.push(() => line.stop())
      const done: unknown[] = []
      const { bench, commit, saidOnce } = benchOf(async (payload) => void done.push(payload), {
        redisUrl: line.address,
        prefix,
      })
      bench.queue.start()
      commit('before')
      await until('the first job is done', () => done.length === 1)
      await begin(line)
      commit('meanwhile')
      await until('Redis is known to be away', () => saidOnce(AWAY))
      await until('the job is due', async () => (await bench.store.nextDue('messages'))! <= bench.clock.now())
      await line.restore()
      await bench.settled()
      commit('after')
      await until('Redis is known to be back', () => saidOnce(BACK))
      await bench.settled()
      expect(done).to.deep.equal(['before', 'meanwhile', 'after'])
      expect(saidOnce(AWAY)).to.equal(true)
      expect(saidOnce(BACK)).to.equal(true)
    })
  }

  it('begins when Redis comes after it', async () => {
    const { redisUrl, prefix } = ownRedisKeys()
    const line = await BreakableLine.to(redisUrl)
    stops.push(() => line.stop())
    await line.cut()
    const done: unknown[] = []
    const { bench, commit, saidOnce } = benchOf(async (payload) => void done.push(payload), {
      redisUrl: line.address,
      prefix,
    })
    bench.queue.start()
    commit(1)
    await until('Redis is known to be away', () => saidOnce(AWAY))
    await line.restore()
    await bench.settled()
    expect(done).to.deep.equal([1])
  })

  it('stops while Redis is away, after the job that runs', async () => {
    const { redisUrl, prefix } = ownRedisKeys()
    const line = await BreakableLine.to(redisUrl)
    stops.push(() => line.stop())
    const gate = Promise.withResolvers<void>()
    const begun = Promise.withResolvers<void>()
    const { bench, commit, saidOnce } = benchOf(
      async () => {
        begun.resolve()
        await gate.promise
      },
      { redisUrl: line.address, prefix },
    )
    bench.queue.start()
    commit('long')
    await begun.promise
    await line.cut()
    await until('Redis is known to be away', () => saidOnce(AWAY))
    const stopped = bench.queue.stop()
    gate.resolve()
    await stopped
    expect(await bench.store.counts()).to.deep.equal({})
  })

  it('stops when Redis never came', async () => {
    const { redisUrl, prefix } = ownRedisKeys()
    const line = await BreakableLine.to(redisUrl)
    stops.push(() => line.stop())
    await line.cut()
    const { bench, commit, saidOnce } = benchOf(async () => {}, { redisUrl: line.address, prefix })
    bench.queue.start()
    commit(1)
    await until('Redis is known to be away', () => saidOnce(AWAY))
    await bench.queue.stop()
    expect((await bench.store.counts()).messages).to.deep.equal({ waiting: 1, active: 0, failed: 0 })
  })

  it('holds jobs while the database is away', async () => {
    const done: unknown[] = []
    const { bench, commit, saidOnce } = benchOf(async (payload) => void done.push(payload))
    const claimOffered = bench.store.claimOffered.bind(bench.store)
    const refused = Promise.withResolvers<void>()
    bench.store.claimOffered = async () => {
      refused.resolve()
      throw new Error('The database is away')
    }
    bench.queue.start()
    commit(1)
    await refused.promise
    bench.store.claimOffered = claimOffered
    await bench.settled()
    expect(done).to.deep.equal([1])
    expect(saidOnce('Jobs could not be taken; they are tried again')).to.equal(true)
  })
})
