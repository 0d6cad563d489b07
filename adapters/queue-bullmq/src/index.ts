export { checkRedis, redisFault } from './check-redis.ts'
export { type BullRunnerSettings, createBullRunner } from './create-bull-runner.ts'
export { createJobRelay, type JobRelay, type JobRelaySettings } from './create-job-relay.ts'
