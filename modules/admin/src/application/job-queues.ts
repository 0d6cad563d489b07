import type { Actor, JobStore } from '@callboard/core'
import type { ReplyOf } from '@callboard/core/http-contract'
import type { jobQueues } from '../contract/index.ts'
import { allowSuperAdmin } from './allow-super-admin.ts'

const FAILED_SHOWN = 100

export class JobQueues {
  readonly #jobs: JobStore

  constructor(jobs: JobStore) {
    this.#jobs = jobs
  }

  async run(actor: Actor): Promise<ReplyOf<typeof jobQueues>> {
    allowSuperAdmin(actor)
    const [counts, failed] = await Promise.all([this.#jobs.counts(), this.#jobs.failed(FAILED_SHOWN)])
    const queues = Object.entries(counts).map(([queue, { waiting, active, failed: broken }]) => [
      queue,
      { waiting, active, failed: broken },
    ])
    return {
      queues: Object.fromEntries(queues),
      failed: failed.map(({ id, name, queue, attempts, error, runAt }) => ({
        _id: id,
        name,
        queue,
        attempts,
        error,
        run_at: runAt.toISOString(),
      })),
    }
  }
}
