import { CLOCK, JOB_STORE, missing, jobQueues as QUEUES, useCase } from '@callboard/core'
import { jobQueues, retryJob } from '../contract/index.ts'
import { allowSuperAdmin } from './allow-super-admin.ts'

const FAILED_SHOWN = 100
const EMPTY = { waiting: 0, active: 0, failed: 0 }

export const JobQueues = useCase(jobQueues, { jobs: JOB_STORE }, async ({ needs, actor }) => {
  allowSuperAdmin(actor)
  const [counts, failed] = await Promise.all([needs.jobs.counts(), needs.jobs.failed(FAILED_SHOWN)])
  const queues = QUEUES.map((queue) => {
    const { waiting, active, failed: broken } = counts[queue] ?? EMPTY
    return [queue, { waiting, active, failed: broken }]
  })
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
})

export const RetryJob = useCase(
  retryJob,
  { jobs: JOB_STORE, clock: CLOCK },
  async ({ needs, actor, input: { id } }) => {
    allowSuperAdmin(actor)
    if (!(await needs.jobs.again(id, needs.clock.now()))) throw missing('The failed job')
    return { success: true }
  },
)
