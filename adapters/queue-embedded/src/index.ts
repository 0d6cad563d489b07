export { createJobRunner, type EmbeddedJobRunner } from './create-job-runner.ts'
export { createSignalPump, type SignalPump, type SignalPumpSettings } from './create-signal-pump.ts'
