import { type Actor, type Clock, type JobStore, missing } from '@callboard/core'
import type { InputOf, ReplyOf } from '@callboard/core/http-contract'
import type { retryJob } from '../contract/index.ts'
import { allowSuperAdmin } from './allow-super-admin.ts'

export class RetryJob {
  readonly #jobs: JobStore
  readonly #clock: Clock

  constructor(jobs: JobStore, clock: Clock) {
    this.#jobs = jobs
    this.#clock = clock
  }

  async run(actor: Actor, { id }: InputOf<typeof retryJob>): Promise<ReplyOf<typeof retryJob>> {
    allowSuperAdmin(actor)
    if (!(await this.#jobs.again(id, this.#clock.now()))) throw missing('The failed job')
    return { success: true }
  }
}
