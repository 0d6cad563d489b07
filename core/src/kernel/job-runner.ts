import type { JobWorkSettings } from './job-work.ts'
import type { JobStore } from './outbox-store.ts'

export interface JobRunnerSettings extends JobWorkSettings {
  readonly store: JobStore
}

/** Does the jobs that committed transactions promised. */
export interface JobRunner {
  /** @throws Error naming a job whose use case cannot be made */
  start(): void
  /** Takes no more jobs and waits for those that run. */
  stop(): Promise<void>
}
