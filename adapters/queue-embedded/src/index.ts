export { createJobRunner, type EmbeddedJobRunner } from './create-job-runner.ts'
