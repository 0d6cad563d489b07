import { expect } from 'chai'
import { type JobRunnerSettings, perform, subscribe } from '../kernel/index.ts'
import {
  asHandler,
  JoinPieces,
  jobOn,
  ListenerA,
  ListenerB,
  type MakeQueue,
  QueueBench,
  SendNote,
  type Work,
} from './queue-bench.ts'
import { noteTaken } from './samples.ts'
import { until } from './until.ts'

/** The contract of every job queue, independent of the transport of its jobs. */
export function jobQueueContract(name: string, make: MakeQueue): void {
  describe(`job queue: ${name}`, () => {
    let bench: QueueBench
    const started = (...settings: Parameters<typeof unstarted>) => {
      unstarted(...settings).queue.start()
      return bench
    }
    const unstarted = (
      works: readonly (readonly [new () => object, Work])[],
      changes?: Partial<JobRunnerSettings>,
    ) => {
      bench = new QueueBench(make, works, changes)
      return bench
    }
    afterEach(() => bench.queue.stop())

    it('does a job once, as the system, and forgets it', async () => {
      const seen: unknown[] = []
      const messages = jobOn('messages')
      const { commit, settled, store } = started(
        [[SendNote, async (payload, actor) => void seen.push([payload, actor])]],
        { jobs: [perform(messages, asHandler(SendNote))] },
      )
      commit((outbox) => outbox.enqueue(messages, { note: 1 }))
      await settled()
      await settled()
      expect(seen).to.deep.equal([[{ note: 1 }, { kind: 'system', reason: 'test.messages' }]])
      expect(await store.counts()).to.deep.equal({})
    })

    it('does jobs that were promised before it started', async () => {
      const messages = jobOn('messages')
      const { commit, queue, store, settled } = unstarted([[SendNote, async () => {}]], {
        jobs: [perform(messages, asHandler(SendNote))],
      })
      commit((outbox) => outbox.enqueue(messages, {}))
      queue.start()
      await settled()
      expect(await store.counts()).to.deep.equal({})
    })

    it('keeps a job for later until its time', async () => {
      const seen: unknown[] = []
      const messages = jobOn('messages')
      const { commit, settled, clock } = started([[SendNote, async (payload) => void seen.push(payload)]], {
        jobs: [perform(messages, asHandler(SendNote))],
      })
      commit((outbox) => {
        outbox.enqueue(messages, 'later', { at: new Date(clock.now().getTime() + 60_000) })
        outbox.enqueue(messages, 'now')
      })
      await settled()
      clock.advance(59_999)
      await settled()
      expect(seen).to.deep.equal(['now'])
      clock.advance(1)
      await settled()
      expect(seen).to.deep.equal(['now', 'later'])
    })

    it('looks at once where it is told to, and elsewhere only as often as by itself', async () => {
      const { queue, store } = unstarted([])
      const looks = { messages: 0, media: 0, events: 0, archives: 0 }
      const nextDue = store.nextDue.bind(store)
      store.nextDue = async (name) => {
        looks[name as keyof typeof looks] += 1
        return await nextDue(name)
      }
      queue.start()
      await until('each queue has looked', () => Object.values(looks).every((count) => count > 0))
      const before = { ...looks }
      for (let wakes = 0; wakes < 30; wakes += 1) {
        const seen = looks.messages
        queue.wake(new Set(['messages']))
        await until('the queue of messages has looked again', () => looks.messages > seen)
      }
      // Looks by itself are as many everywhere: those that were asked for come on top.
      for (const name of ['media', 'events', 'archives'] as const)
        expect(looks[name] - before[name], name).to.be.at.most((looks.messages - before.messages) / 2)
    })

    it('tells every listener of an event, each retried on its own', async () => {
      const seen: string[] = []
      let failures = 1
      const { commit, settled, clock } = started(
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
            subscribe(noteTaken, 'test.a', asHandler(ListenerA)),
            subscribe(noteTaken, 'test.b', asHandler(ListenerB)),
          ],
        },
      )
      commit((outbox) => outbox.publish(noteTaken, {}))
      await settled()
      clock.advance(500)
      await settled()
      expect(seen.toSorted()).to.deep.equal(['a', 'b', 'b'])
    })

    it('tries again after waits that double, and ends in the visible failed state [REL-05]', async () => {
      const triedAt: number[] = []
      const messages = jobOn('messages')
      const { commit, settled, clock, store, logged } = started(
        [
          [
            SendNote,
            async () => {
              triedAt.push(bench.clock.now().getTime())
              throw new Error('No such number')
            },
          ],
        ],
        { jobs: [perform(messages, asHandler(SendNote))] },
      )
      const start = clock.now().getTime()
      commit((outbox) => outbox.enqueue(messages, {}))
      for (let tick = 0; tick < 20; tick += 1) {
        await settled()
        clock.advance(500)
      }
      expect(triedAt.map((at) => at - start)).to.deep.equal([0, 1_000, 3_000])
      const [row] = await store.failed(10)
      expect(row).to.include({
        name: 'test.messages',
        state: 'failed',
        attempts: 3,
        error: 'No such number',
      })
      expect(logged.at(-1)?.message).to.equal('A job has failed for good')
    })

    it('counts a try that takes too long as failed', async () => {
      const messages = jobOn('messages', { timeout: 5, attempts: 1 })
      const { commit, settled, store } = started([[SendNote, () => new Promise<void>(() => {})]], {
        jobs: [perform(messages, asHandler(SendNote))],
      })
      commit((outbox) => outbox.enqueue(messages, {}))
      await settled()
      expect((await store.failed(1))[0]?.error).to.equal('Not done within 5 ms')
    })

    it('tells a try whose time is up to end, before the next try', async () => {
      const steps: string[] = []
      const hung: Work = (_payload, _actor, ending) => {
        steps.push('begun')
        ending.addEventListener('abort', () => steps.push('told to end'))
        return new Promise<void>(() => {})
      }
      const messages = jobOn('messages', { timeout: 5, attempts: 2 })
      const { commit, settled, clock } = started([[SendNote, hung]], {
        jobs: [perform(messages, asHandler(SendNote))],
      })
      commit((outbox) => outbox.enqueue(messages, {}))
      await settled()
      clock.advance(1_000)
      await settled()
      expect(steps).to.deep.equal(['begun', 'told to end', 'begun', 'told to end'])
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
      const { commit, settled } = started(
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
      )
      commit((outbox) => {
        for (let take = 0; take < 5; take += 1) outbox.enqueue(media, { take })
      })
      await twoStarted.promise
      commit((outbox) => outbox.enqueue(messages, {}))
      await noteSent.promise
      gate.resolve()
      await settled()
      expect([most, done]).to.deep.equal([2, 5])
    })

    it('takes over a job whose process died as often as it dies, but for one that kills every process', async () => {
      const tries: unknown[] = []
      const messages = jobOn('messages', { attempts: 2 })
      const { commit, settled, queue, clock, store } = unstarted(
        [[SendNote, async (payload) => void tries.push(payload)]],
        { jobs: [perform(messages, asHandler(SendNote))] },
      )
      const begunByTheDead = async () => {
        await store.claim('messages', clock.now(), 2, 1_000)
        clock.advance(1_000)
      }
      commit((outbox) => outbox.enqueue(messages, 'kills every process'))
      await begunByTheDead()
      commit((outbox) => outbox.enqueue(messages, 'was cut off often'))
      for (let death = 1; death < 20; death += 1) await begunByTheDead()
      queue.start()
      await settled()
      expect(tries).to.deep.equal(['was cut off often'])
      expect((await store.failed(1))[0]?.error).to.equal('The process ended during each of 20 tries.')
    })

    it('has all its tries left after deaths of its process', async () => {
      const tries: Date[] = []
      const messages = jobOn('messages', { attempts: 2, backoff: 1_000 })
      const { commit, settled, queue, clock, store } = unstarted(
        [
          [
            SendNote,
            async () => {
              tries.push(clock.now())
              throw new Error('The line is down')
            },
          ],
        ],
        { jobs: [perform(messages, asHandler(SendNote))] },
      )
      commit((outbox) => outbox.enqueue(messages, {}))
      for (let death = 0; death < 3; death += 1) {
        await store.claim('messages', clock.now(), 1, 1_000)
        clock.advance(1_000)
      }
      queue.start()
      await settled()
      clock.advance(1_000)
      await settled()
      expect(tries).to.have.length(2)
      expect((await store.failed(1))[0]?.error).to.equal('The line is down')
    })

    it('keeps a long job taken while it runs, and no longer', async () => {
      const gate = Promise.withResolvers<void>()
      const media = jobOn('media')
      const { commit, settled, clock, store } = started([[JoinPieces, () => gate.promise]], {
        jobs: [perform(media, asHandler(JoinPieces))],
        lease: 30,
      })
      const renew = store.renew.bind(store)
      const renewals: (readonly [Date, boolean])[] = []
      const renewedTwice = Promise.withResolvers<void>()
      store.renew = async (job, until) => {
        const isKept = await renew(job, until)
        renewals.push([until, isKept])
        if (renewals.length === 2) renewedTwice.resolve()
        return isKept
      }
      commit((outbox) => outbox.enqueue(media, {}))
      await renewedTwice.promise
      expect(renewals[1]).to.deep.equal([new Date(clock.now().getTime() + 30), true])
      gate.resolve()
      await settled()
      expect(renewals.filter(([, isKept]) => !isKept)).to.be.empty
      expect(await store.counts()).to.deep.equal({})
    })

    it('finishes its running jobs before it stops, and takes no more', async () => {
      const gate = Promise.withResolvers<void>()
      const begun = Promise.withResolvers<void>()
      const archives = jobOn('archives')
      let done = 0
      const { commit, queue, store } = started(
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
      )
      commit((outbox) => {
        outbox.enqueue(archives, {})
        outbox.enqueue(archives, {})
      })
      await begun.promise
      const stopped = queue.stop()
      gate.resolve()
      await stopped
      expect(done).to.equal(1)
      expect((await store.counts()).archives).to.deep.equal({ waiting: 1, active: 0, failed: 0 })
    })

    it('shows a stored job without a handler as failed', async () => {
      const { commit, settled, store } = started([])
      commit((outbox) => outbox.enqueue(jobOn('messages'), {}))
      await settled()
      expect((await store.failed(1))[0]?.error).to.equal('Job test.messages has no handler.')
    })

    it('tells when the end of a job cannot be written down, and tries it again', async () => {
      let tries = 0
      const messages = jobOn('messages')
      const { commit, settled, store, clock, logged } = started([[SendNote, async () => void tries++]], {
        jobs: [perform(messages, asHandler(SendNote))],
      })
      const done = store.done.bind(store)
      const refused = Promise.withResolvers<void>()
      store.done = async () => {
        store.done = done
        refused.resolve()
        throw new Error('The database is away')
      }
      commit((outbox) => outbox.enqueue(messages, {}))
      await refused.promise
      await until('the fault is logged', () => logged.length > 0)
      expect(logged[0]?.message).to.equal('The end of a job could not be written down')
      clock.advance(15_000)
      await settled()
      expect(tries).to.equal(2)
      expect(await store.counts()).to.deep.equal({})
    })

    it('is not made with a job that has two handlers or none, and says which', () => {
      started([])
      const made = (changes: Partial<JobRunnerSettings>) => () => new QueueBench(make, [], changes)
      const messages = jobOn('messages')
      const twice = [perform(messages, asHandler(SendNote)), perform(messages, asHandler(JoinPieces))]
      expect(made({ jobs: twice })).to.throw('Job test.messages has two handlers.')
      const clash = subscribe(noteTaken, messages.name, asHandler(ListenerA))
      expect(made({ jobs: twice.slice(0, 1), subscriptions: [clash] })).to.throw('two handlers')
      expect(made({ declared: [messages] })).to.throw('Job test.messages has no handler.')
    })

    it('does not start with a use case that cannot be made, and names its job', () => {
      const { queue } = unstarted([], { jobs: [perform(jobOn('media'), asHandler(JoinPieces))] })
      expect(() => queue.start()).to.throw('The use case of job test.media cannot be made.')
    })
  })
}
