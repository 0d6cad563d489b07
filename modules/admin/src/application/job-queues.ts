import { type Actor, JOB_STORE, useCase } from '@callboard/core'
import type { ReplyOf } from '@callboard/core/http-contract'
import { jobQueues } from '../contract/index.ts'
import { allowSuperAdmin } from './allow-super-admin.ts'

const FAILED_SHOWN = 100

export class JobQueues extends useCase(jobQueues, { jobs: JOB_STORE }) {
  async run(actor: Actor): Promise<ReplyOf<typeof jobQueues>> {
    allowSuperAdmin(actor)
    const [counts, failed] = await Promise.all([
      this.needs.jobs.counts(),
      this.needs.jobs.failed(FAILED_SHOWN),
    ])
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
