import { type AttemptSettings, JobAttempt } from './job-attempt.ts'
import { type JobCatalogue, jobCatalogue } from './job-catalogue.ts'
import type { JobDefinition, JobServing, Subscription, UseCase, UseCaseClass } from './jobs.ts'
import type { ClaimedJob } from './outbox-store.ts'

/** Milliseconds a job stays taken when its process dies. */
export const JOB_LEASE = 15_000

export interface JobWorkSettings extends Omit<AttemptSettings, 'lease'> {
  /** Milliseconds a job stays taken when its process dies; default `JOB_LEASE`. */
  readonly lease?: number
  readonly jobs: readonly JobServing[]
  readonly subscriptions: readonly Subscription[]
  /** Jobs that modules enqueue. A job without a handler is found at start. */
  readonly declared?: readonly JobDefinition[]
  readonly resolve: (handler: UseCaseClass<never, unknown>) => UseCase
}

/** Does claimed jobs by the use cases of the modules; how a job gets here is the queue's business. */
export class JobWork {
  readonly #settings: JobWorkSettings
  readonly #catalogue: JobCatalogue
  readonly #attempt: JobAttempt
  readonly #useCases = new Map<string, UseCase>()

  /** @throws Error naming a job that has no handler, or two */
  constructor(settings: JobWorkSettings) {
    this.#settings = settings
    this.#catalogue = jobCatalogue(settings.jobs, settings.subscriptions, settings.declared ?? [])
    this.#attempt = new JobAttempt({ ...settings, lease: settings.lease ?? JOB_LEASE })
  }

  /** Makes every use case. @throws Error naming a job whose use case cannot be made */
  prepare(): void {
    for (const { job, handler } of this.#catalogue.values()) {
      try {
        this.#useCases.set(job.name, this.#settings.resolve(handler))
      } catch (error) {
        throw new Error(`The use case of job ${job.name} cannot be made.`, { cause: error })
      }
    }
  }

  /**
   * Runs one try and writes down how it ended. Never throws: an outcome that cannot be stored is logged, and the job is
   * tried again.
   */
  async run(claimed: ClaimedJob): Promise<void> {
    const job = this.#catalogue.get(claimed.name)?.job
    const useCase = this.#useCases.get(claimed.name)
    try {
      await (job && useCase ? this.#attempt.run(claimed, job, useCase) : this.#attempt.refuse(claimed))
    } catch (error) {
      this.#settings.logger.error(
        { job: claimed.name, id: claimed.id, err: error },
        'The end of a job could not be written down',
      )
    }
  }
}
