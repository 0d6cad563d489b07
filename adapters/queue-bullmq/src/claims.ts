import { Batcher, type ClaimedJob, type Clock, type JobStore, type JobTry } from '@callboard/core'

const AT_ONCE = 200

/** Takes the jobs that Redis names from the store, many by one statement. */
export class Claims {
  readonly #batcher: Batcher<JobTry, ClaimedJob | null>

  constructor(store: JobStore, clock: Clock, lease: number) {
    this.#batcher = new Batcher(async (tries) => {
      const claimed = await store.claimOffered(tries, clock.now(), lease)
      const left = new Map(claimed.map((job) => [job.id, job]))
      return tries.map(({ id }) => {
        const job = left.get(id) ?? null
        // Named twice, it still runs once.
        left.delete(id)
        return job
      })
    }, AT_ONCE)
  }

  /** @returns `null` when the try is begun, done or given up already */
  take(job: JobTry): Promise<ClaimedJob | null> {
    return this.#batcher.add(job)
  }
}
