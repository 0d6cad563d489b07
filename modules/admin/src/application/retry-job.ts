import { type Actor, CLOCK, JOB_STORE, missing, useCase } from '@callboard/core'
import type { InputOf, ReplyOf } from '@callboard/core/http-contract'
import { retryJob } from '../contract/index.ts'
import { allowSuperAdmin } from './allow-super-admin.ts'

export class RetryJob extends useCase(retryJob, { jobs: JOB_STORE, clock: CLOCK }) {
  async run(actor: Actor, { id }: InputOf<typeof retryJob>): Promise<ReplyOf<typeof retryJob>> {
    allowSuperAdmin(actor)
    if (!(await this.needs.jobs.again(id, this.needs.clock.now()))) throw missing('The failed job')
    return { success: true }
  }
}
