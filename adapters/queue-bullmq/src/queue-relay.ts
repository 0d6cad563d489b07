import {
  type Clock,
  type JobQueue,
  type JobStore,
  type Logger,
  type OfferedJob,
  WorkLoop,
} from '@callboard/core'
import { type JobsOptions, Queue } from 'bullmq'
import type { RedisLine } from './redis-line.ts'

/** Milliseconds after which an offered job that has not begun is offered again: Redis may have lost it. */
const OFFER = 60_000
const AT_ONCE = 500
/** Milliseconds between two looks at the database, however many commits there are. */
const REST = 10

/** The row in the database knows about tries and failures; Redis forgets the job when it has been looked at. */
const FORGOTTEN: JobsOptions = { attempts: 1, removeOnComplete: true, removeOnFail: true }

export interface QueueRelaySettings {
  readonly queue: JobQueue
  readonly prefix: string
  readonly line: RedisLine
  readonly store: JobStore
  readonly clock: Clock
  readonly logger: Logger
}

/** Hands the due jobs of one queue to Redis. */
export class QueueRelay {
  readonly #settings: QueueRelaySettings
  readonly #bull: Queue
  readonly #loop: WorkLoop

  constructor(settings: QueueRelaySettings) {
    const { queue, prefix, line, logger } = settings
    this.#settings = settings
    this.#bull = new Queue(queue, {
      connection: line.redis,
      prefix,
      // Asked once at start; a line lost at that moment would never be tried again.
      skipVersionCheck: true,
      skipMetasUpdate: true,
    })
    this.#bull.on('error', (error) => line.failed(error))
    this.#loop = new WorkLoop(
      () => this.#handOutDueJobs(),
      (error) =>
        logger.error({ queue, err: error }, 'Jobs could not be handed out; they wait in the database'),
      REST,
    )
  }

  start(): void {
    this.#loop.start()
  }

  wake(): void {
    this.#loop.wake()
  }

  async #handOutDueJobs(): Promise<void> {
    const { store, queue, clock, line } = this.#settings
    while (line.isUp) {
      const next = await store.nextDue(queue)
      const now = clock.now()
      if (next && next > now) this.#loop.wakeIn(next.getTime() - now.getTime())
      if (!next || next > now) return
      const offers = await store.offer(queue, now, AT_ONCE, new Date(now.getTime() + OFFER))
      if (offers.length === 0 || !(await this.#add(offers))) return
    }
  }

  /** @returns false when Redis did not take them; they are due again then */
  async #add(offers: readonly OfferedJob[]): Promise<boolean> {
    const { store, clock, line } = this.#settings
    try {
      await this.#bull.addBulk(
        offers.map(({ id, name, attempts }) => ({
          name,
          data: { id, attempts },
          // Redis drops a second one of the same id, when an offer is repeated that still waits there.
          opts: { ...FORGOTTEN, jobId: `${id}.${attempts}` },
        })),
      )
      line.answered()
      return true
    } catch (error) {
      line.failed(error)
      await store.withdraw(offers, clock.now())
      return false
    }
  }

  async stop(): Promise<void> {
    await this.#loop.stop()
    await this.#bull.close()
  }
}
