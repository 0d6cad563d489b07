import { defineJob, perform, type UnitOfWork, type UseCase } from '@callboard/core'
import { systemClock, uuidIds } from '@callboard/crypto-node'
import { KnexJobStore, knexUnitOfWork } from '@callboard/db-knex'
import { createBullRunner, createJobRelay } from '@callboard/queue-bullmq'
import { Type } from '@sinclair/typebox'
import { freshDatabase } from './fresh-database.ts'

const benchJob = defineJob({
  name: 'bench.note',
  queue: 'events',
  payload: Type.Object({ n: Type.Number() }),
  attempts: 1,
  backoff: 1_000,
  timeout: 10_000,
})

/** Takes the place of a use case: the queue is measured, not the work. */
class Note implements UseCase<{ n: number }, void> {
  readonly #done: () => void

  constructor(done: () => void) {
    this.#done = done
  }

  async run(): Promise<void> {
    this.#done()
  }
}

const logger = { warn: console.warn, error: console.error }

/** The outbox, the relay and the runner of the product over an empty database: all that lies between commit and job. */
export class OutboxQueue {
  readonly #store: UnitOfWork<null>
  readonly close: () => Promise<void>
  #left = 0
  #allDone = () => {}

  private constructor(store: UnitOfWork<null>, close: () => Promise<void>) {
    this.#store = store
    this.close = close
  }

  static async open(redisUrl: string): Promise<OutboxQueue> {
    const { name, database, close } = await freshDatabase()
    const settings = {
      redisUrl,
      prefix: name,
      store: new KnexJobStore(database),
      clock: systemClock,
      logger,
    }
    const relay = createJobRelay(settings)
    const store = knexUnitOfWork(database, () => null, {
      ids: uuidIds(systemClock),
      clock: systemClock,
      subscriptionsOf: () => [],
      wake: ({ queues }) => relay.wake(queues),
    })
    const runner = createBullRunner({
      ...settings,
      jobs: [perform(benchJob, Note)],
      subscriptions: [],
      resolve: () => new Note(() => queue.#done()),
    })
    const queue: OutboxQueue = new OutboxQueue(store, async () => {
      await relay.stop()
      await runner.stop()
      await close()
    })
    relay.start()
    runner.start()
    return queue
  }

  #done(): void {
    this.#left -= 1
    if (this.#left === 0) this.#allDone()
  }

  /** @returns promises of a commit with so many jobs in it */
  #commit(jobs: number): Promise<void> {
    return this.#store.write(async (_, outbox) => {
      for (let n = 0; n < jobs; n += 1) outbox.enqueue(benchJob, { n })
    })
  }

  /**
   * Commits jobs and waits until all have run.
   * @returns milliseconds, from before the first commit and from after the last one
   */
  async run(commits: number, jobsOfEach: number): Promise<{ readonly all: number; readonly after: number }> {
    const { promise, resolve } = Promise.withResolvers<void>()
    this.#left = commits * jobsOfEach
    this.#allDone = resolve
    const began = performance.now()
    await Promise.all(Array.from({ length: commits }, () => this.#commit(jobsOfEach)))
    const committed = performance.now()
    await promise
    const ended = performance.now()
    return { all: ended - began, after: ended - committed }
  }
}
