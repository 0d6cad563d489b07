import {
  type Actor,
  defineEvent,
  defineJob,
  type JobDefinition,
  perform,
  type Subscription,
  subscribe,
  type UseCase,
  type UseCaseClass,
} from '@callboard/core'
import type { Schema } from '@callboard/core/http-contract'
import { MemoryJobStore, manualClock, OutboxEntries } from '@callboard/core/testing'
import { expect } from 'chai'
import { createJobRunner, type JobRunner, type JobRunnerSettings } from './create-job-runner.ts'
import { subscriptionsOf } from './job-catalogue.ts'

const anything = { type: 'object' } as unknown as Schema
const jobOn = (queue: JobDefinition['queue'], changes: Partial<JobDefinition> = {}) =>
  defineJob({
    name: `test.${queue}`,
    queue,
    payload: anything,
    attempts: 3,
    backoff: 1_000,
    timeout: 5_000,
    ...changes,
  })

class SendNote {}
class JoinPieces {}
class ListenerA {}
class ListenerB {}
const noted = defineEvent({ type: 'test.noted', payload: anything })

type Work = (payload: unknown, actor: Actor) => Promise<void>

/** A runner over a store of its own; `works` says what each handler class does. */
class Bench {
  readonly clock = manualClock()
  readonly store: MemoryJobStore
  readonly logged: { facts: object; message: string }[] = []
  readonly runner: JobRunner

  constructor(
    works: readonly (readonly [new () => object, Work])[],
    settings: Partial<JobRunnerSettings> & { subscriptions?: readonly Subscription[] },
  ) {
    const log = (facts: object, message: string) => void this.logged.push({ facts, message })
    const subscriptions = settings.subscriptions ?? []
    this.store = new MemoryJobStore(subscriptionsOf(subscriptions))
    const workOf = new Map<unknown, Work>(works)
    this.runner = createJobRunner({
      store: this.store,
      jobs: [],
      clock: this.clock,
      logger: { warn: log, error: log },
      resolve: (handler): UseCase => {
        const work = workOf.get(handler)
        if (!work) throw new Error('Not bound')
        return { run: (actor, input) => work(input, actor) }
      },
      ...settings,
      subscriptions,
    })
  }

  commit(work: (outbox: OutboxEntries) => void): void {
    const outbox = new OutboxEntries()
    work(outbox)
    this.store.add(outbox.entries, this.clock.now())
    this.runner.wake()
  }
}

/** Stands for a use case class; the bench's `resolve` knows what it does. */
const asHandler = (handler: new () => object) => handler as unknown as UseCaseClass<unknown, unknown>

describe('embedded job runner', () => {
  let bench: Bench | undefined
  const started = (...settings: ConstructorParameters<typeof Bench>) => {
    bench = new Bench(...settings)
    bench.runner.start()
    return bench
  }
  afterEach(() => bench?.runner.stop())

  it('does a job once, as the system, and forgets it', async () => {
    const seen: unknown[] = []
    const messages = jobOn('messages')
    const { commit, runner, store } = bound(
      started([[SendNote, async (payload, actor) => void seen.push([payload, actor])]], {
        jobs: [perform(messages, asHandler(SendNote))],
      }),
    )
    commit((outbox) => outbox.enqueue(messages, { note: 1 }))
    await runner.idle()
    runner.wake()
    await runner.idle()
    expect(seen).to.deep.equal([[{ note: 1 }, { kind: 'system', reason: 'test.messages' }]])
    expect(await store.counts()).to.deep.equal({})
  })

  it('tells every listener of an event, each retried on its own', async () => {
    const seen: string[] = []
    let failures = 1
    const { commit, runner, clock } = bound(
      started(
        [
          [ListenerA, async () => void seen.push('a')],
          [
            ListenerB,
            async () => {
              seen.push('b')
              if (failures-- > 0) throw new Error('Not now')
            },
          ],
        ],
        {
          subscriptions: [
            subscribe(noted, 'test.a', asHandler(ListenerA)),
            subscribe(noted, 'test.b', asHandler(ListenerB)),
          ],
        },
      ),
    )
    commit((outbox) => outbox.publish(noted, {}))
    await runner.idle()
    clock.advance(500)
    await runner.idle()
    expect(seen).to.deep.equal(['a', 'b', 'b'])
  })

  it('tries again after waits that double, and ends in the visible failed state [REL-05]', async () => {
    const triedAt: number[] = []
    const messages = jobOn('messages')
    const { commit, runner, clock, store, logged } = bound(
      started(
        [
          [
            SendNote,
            async () => {
              triedAt.push(bench!.clock.now().getTime())
              throw new Error('No such number')
            },
          ],
        ],
        { jobs: [perform(messages, asHandler(SendNote))] },
      ),
    )
    const start = clock.now().getTime()
    commit((outbox) => outbox.enqueue(messages, {}))
    for (let tick = 0; tick < 20; tick += 1) {
      await runner.idle()
      clock.advance(500)
    }
    expect(triedAt.map((at) => at - start)).to.deep.equal([0, 1_000, 3_000])
    const [row] = await store.failed(10)
    expect(row).to.include({ name: 'test.messages', state: 'failed', attempts: 3, error: 'No such number' })
    expect(logged.at(-1)?.message).to.equal('A job has failed for good')
  })

  it('counts a try that takes too long as failed', async () => {
    const messages = jobOn('messages', { timeout: 5, attempts: 1 })
    const { commit, runner, store } = bound(
      started([[SendNote, () => new Promise<void>(() => {})]], {
        jobs: [perform(messages, asHandler(SendNote))],
      }),
    )
    commit((outbox) => outbox.enqueue(messages, {}))
    await runner.idle()
    expect((await store.failed(1))[0]?.error).to.equal('Not done within 5 ms')
  })

  it('runs as many at once as the queue allows, and other queues beside a full one', async () => {
    const media = jobOn('media')
    const messages = jobOn('messages')
    const gate = Promise.withResolvers<void>()
    const twoStarted = Promise.withResolvers<void>()
    const noteSent = Promise.withResolvers<void>()
    let running = 0
    let most = 0
    let done = 0
    const { commit, runner } = bound(
      started(
        [
          [
            JoinPieces,
            async () => {
              running += 1
              most = Math.max(most, running)
              if (running === 2) twoStarted.resolve()
              await gate.promise
              running -= 1
              done += 1
            },
          ],
          [SendNote, async () => noteSent.resolve()],
        ],
        { jobs: [perform(media, asHandler(JoinPieces)), perform(messages, asHandler(SendNote))] },
      ),
    )
    commit((outbox) => {
      for (let take = 0; take < 5; take += 1) outbox.enqueue(media, { take })
    })
    await twoStarted.promise
    commit((outbox) => outbox.enqueue(messages, {}))
    await noteSent.promise
    gate.resolve()
    await runner.idle()
    expect([most, done]).to.deep.equal([2, 5])
  })

  it('takes over a job whose process died, and gives up one that kills every process', async () => {
    const tries: string[] = []
    const messages = jobOn('messages', { attempts: 2 })
    const { commit, runner, clock, store } = bound(
      new Bench([[SendNote, async () => void tries.push('try')]], {
        jobs: [perform(messages, asHandler(SendNote))],
      }),
    )
    commit((outbox) => {
      outbox.enqueue(messages, { dies: 'once' })
    })
    await store.claim('messages', clock.now(), 1, 1_000)
    clock.advance(1_000)
    runner.start()
    await runner.idle()
    expect(tries).to.have.length(1)
    await runner.stop()
    commit((outbox) => outbox.enqueue(messages, { dies: 'always' }))
    for (let died = 0; died < 2; died += 1) {
      await store.claim('messages', clock.now(), 1, 1_000)
      clock.advance(1_000)
    }
    runner.start()
    await runner.idle()
    await runner.stop()
    expect(tries).to.have.length(1)
    expect((await store.failed(1))[0]?.error).to.equal('The process ended during the last try.')
  })

  it('keeps a long job taken while it runs, and no longer', async () => {
    const gate = Promise.withResolvers<void>()
    const media = jobOn('media')
    const { commit, runner, clock, store } = bound(
      started([[JoinPieces, () => gate.promise]], {
        jobs: [perform(media, asHandler(JoinPieces))],
        lease: 30,
      }),
    )
    const renew = store.renew.bind(store)
    const renewals: (readonly [Date, boolean])[] = []
    const renewedTwice = Promise.withResolvers<void>()
    store.renew = async (id, until) => {
      const isKept = await renew(id, until)
      renewals.push([until, isKept])
      if (renewals.length === 2) renewedTwice.resolve()
      return isKept
    }
    commit((outbox) => outbox.enqueue(media, {}))
    await renewedTwice.promise
    expect(renewals[1]).to.deep.equal([new Date(clock.now().getTime() + 30), true])
    gate.resolve()
    await runner.idle()
    expect(renewals.filter(([, isKept]) => !isKept)).to.be.empty
    expect(await store.counts()).to.deep.equal({})
  })

  it('finishes what it does before it stops, and takes nothing more', async () => {
    const gate = Promise.withResolvers<void>()
    const begun = Promise.withResolvers<void>()
    const archives = jobOn('archives')
    let done = 0
    const { commit, runner, store } = bound(
      started(
        [
          [
            JoinPieces,
            async () => {
              begun.resolve()
              await gate.promise
              done += 1
            },
          ],
        ],
        { jobs: [perform(archives, asHandler(JoinPieces))] },
      ),
    )
    commit((outbox) => {
      outbox.enqueue(archives, {})
      outbox.enqueue(archives, {})
    })
    await begun.promise
    const stopped = runner.stop()
    gate.resolve()
    await stopped
    expect(done).to.equal(1)
    expect((await store.counts()).archives).to.deep.equal({ waiting: 1, active: 0, failed: 0 })
  })

  it('shows a stored job that nobody here can do as failed', async () => {
    const { commit, runner, store } = bound(started([], {}))
    commit((outbox) => outbox.enqueue(jobOn('messages'), {}))
    await runner.idle()
    expect((await store.failed(1))[0]?.error).to.equal('Job test.messages has no handler.')
  })

  it('is not made with a job that has two handlers or none, and says which', () => {
    const messages = jobOn('messages')
    const twice = [perform(messages, asHandler(SendNote)), perform(messages, asHandler(JoinPieces))]
    expect(() => new Bench([], { jobs: twice })).to.throw('Job test.messages has two handlers.')
    const clash = subscribe(noted, messages.name, asHandler(ListenerA))
    expect(() => new Bench([], { jobs: twice.slice(0, 1), subscriptions: [clash] })).to.throw('two handlers')
    expect(() => new Bench([], { declared: [messages] })).to.throw('Job test.messages has no handler.')
  })

  it('does not start with a use case that cannot be made, and says whose', () => {
    const { runner } = new Bench([], { jobs: [perform(jobOn('media'), asHandler(JoinPieces))] })
    expect(() => runner.start()).to.throw('The use case of job test.media cannot be made.')
  })
})

/** The bench's parts, with `commit` usable on its own. */
function bound(bench: Bench) {
  const { runner, clock, store, logged } = bench
  return {
    runner,
    clock,
    store,
    logged,
    commit: (work: (outbox: OutboxEntries) => void) => bench.commit(work),
  }
}
