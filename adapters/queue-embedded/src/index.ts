export { createJobRunner, type JobRunner, type JobRunnerSettings } from './create-job-runner.ts'
export { createSignalPump, type SignalPump, type SignalPumpSettings } from './create-signal-pump.ts'
export { subscriptionsOf } from './job-catalogue.ts'
export type { Logger } from './logger.ts'
