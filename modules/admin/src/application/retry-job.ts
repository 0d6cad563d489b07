import { CLOCK, JOB_STORE, missing, useCase } from '@callboard/core'
import { retryJob } from '../contract/index.ts'
import { allowSuperAdmin } from './allow-super-admin.ts'

export const RetryJob = useCase(
  retryJob,
  { jobs: JOB_STORE, clock: CLOCK },
  async ({ needs, actor, input: { id } }) => {
    allowSuperAdmin(actor)
    if (!(await needs.jobs.again(id, needs.clock.now()))) throw missing('The failed job')
    return { success: true }
  },
)
