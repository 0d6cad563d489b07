import type { Actor } from '../kernel/actor.ts'
import {
  defineJob,
  type JobDefinition,
  type JobQueue,
  type JobRunner,
  type JobRunnerSettings,
  type Subscription,
  subscriptionsOf,
  type UseCase,
  type UseCaseClass,
} from '../kernel/index.ts'
import { manualClock } from './fakes/manual-clock.ts'
import { MemoryJobStore } from './fakes/memory-job-store.ts'
import { OutboxEntries } from './fakes/outbox-entry.ts'
import { anything } from './samples.ts'
import { until } from './until.ts'

/** Milliseconds that all due jobs of a test may take. */
const SETTLING = 600_000

/** A runner, together with the transport that brings it its jobs. */
export interface TestedQueue extends JobRunner {
  /** As after each commit. @param queues that got jobs; default all */
  wake(queues?: ReadonlySet<string>): void
}

/** @throws the error of the runner under test when it is made */
export type MakeQueue = (settings: JobRunnerSettings) => TestedQueue

export type Work = (payload: unknown, actor: Actor, ending: AbortSignal) => Promise<void>

/** Stand for use case classes; the bench's `resolve` knows their work. */
export class SendNote {}
export class JoinPieces {}
export class ListenerA {}
export class ListenerB {}

export const asHandler = (handler: new () => object) => handler as unknown as UseCaseClass<unknown, unknown>

export const jobOn = (queue: JobQueue, changes: Partial<JobDefinition> = {}) =>
  defineJob({
    name: `test.${queue}`,
    queue,
    payload: anything,
    attempts: 3,
    backoff: 1_000,
    timeout: 5_000,
    ...changes,
  })

/** A queue over a store of its own; `works` holds the work of each handler class. */
export class QueueBench {
  readonly clock = manualClock()
  readonly store: MemoryJobStore
  readonly logged: { facts: object; message: string }[] = []
  readonly settings: JobRunnerSettings
  readonly queue: TestedQueue

  constructor(
    make: MakeQueue,
    works: readonly (readonly [new () => object, Work])[],
    changes: Partial<JobRunnerSettings> & { subscriptions?: readonly Subscription[] } = {},
  ) {
    const log = (facts: object, message: string) => void this.logged.push({ facts, message })
    const subscriptions = changes.subscriptions ?? []
    this.store = new MemoryJobStore(subscriptionsOf(subscriptions))
    const workOf = new Map<unknown, Work>(works)
    this.settings = {
      store: this.store,
      jobs: [],
      clock: this.clock,
      logger: { warn: log, error: log },
      resolve: (handler): UseCase => {
        const work = workOf.get(handler)
        if (!work) throw new Error('Not bound')
        return { run: (actor, input, ending) => work(input, actor, ending as AbortSignal) }
      },
      ...changes,
      subscriptions,
    }
    this.queue = make(this.settings)
  }

  readonly commit = (work: (outbox: OutboxEntries) => void): void => {
    const outbox = new OutboxEntries()
    work(outbox)
    this.store.add(outbox.entries, this.clock.now())
    this.queue.wake()
  }

  /** Resolves when nothing is due or running at the clock's time. */
  readonly settled = async (): Promise<void> => {
    this.queue.wake()
    await until('no job is due', () => this.store.isSettled(this.clock.now()), Boolean, SETTLING)
  }
}
