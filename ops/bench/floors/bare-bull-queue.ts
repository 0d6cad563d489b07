import { randomUUID } from 'node:crypto'
import { Queue, Worker } from 'bullmq'
import { Redis } from 'ioredis'

/** The least that a job can cost: BullMQ by itself, on a queue of its own. */
export class BareBullQueue {
  readonly #lines: readonly Redis[]
  readonly #queue: Queue
  readonly #worker: Worker
  #left = 0
  #allDone = () => {}

  constructor(redisUrl: string, concurrency: number) {
    const name = `bench-${randomUUID()}`
    const line = () => new Redis(redisUrl, { maxRetriesPerRequest: null })
    this.#lines = [line(), line()]
    const [adding, taking] = this.#lines
    if (!adding || !taking) throw new Error('There is no line to Redis.')
    this.#queue = new Queue(name, { connection: adding })
    this.#worker = new Worker(name, async () => this.#done(), { connection: taking, concurrency })
  }

  #done(): void {
    this.#left -= 1
    if (this.#left === 0) this.#allDone()
  }

  /** @returns milliseconds until all of them were added and done */
  async run(jobs: number): Promise<number> {
    await this.#worker.waitUntilReady()
    const { promise, resolve } = Promise.withResolvers<void>()
    this.#left = jobs
    this.#allDone = resolve
    const began = performance.now()
    const adding = Array.from({ length: jobs }, (_, n) =>
      this.#queue.add('bench', { n }, { removeOnComplete: true }),
    )
    await Promise.all([...adding, promise])
    return performance.now() - began
  }

  async close(): Promise<void> {
    await this.#worker.close()
    await this.#queue.obliterate({ force: true })
    await this.#queue.close()
    for (const line of this.#lines) line.disconnect()
  }
}
