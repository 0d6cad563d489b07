import { SignIns } from '@callboard/accounts'
import { METRICS } from '@callboard/core'
import { systemClock } from '@callboard/crypto-node'
import { emptyLog } from '@callboard/db-knex'
import { EndedNames, UnusedPhotos } from '@callboard/lobby'
import { UnusedDocuments } from '@callboard/projects'
import { createJobRunner } from '@callboard/queue-embedded'
import { RemovedMedia, StuckVideos } from '@callboard/review'
import { allModules } from '../all-modules.ts'
import type { Install } from '../install/open-install.ts'
import { startHousekeeping } from './housekeeping.ts'
import { startMending } from './mend-videos.ts'

interface Running {
  stop(): Promise<void>
}

export interface Dispatching extends Running {
  /** There may be something to hand out. */
  wake(): void
}

const jobsOf = ({ jobs, resolve, logger, telemetry }: Install) => ({
  store: jobs,
  jobs: allModules.flatMap((module) => module.jobs),
  subscriptions: allModules.flatMap((module) => module.subscriptions),
  resolve,
  clock: systemClock,
  logger,
  ...telemetry,
})

/** Hands promised jobs to the queue that all workers share. Without Redis there is none: the same process does them. */
export async function dispatchJobs(install: Install): Promise<Dispatching> {
  const { settings, jobs, logger } = install
  if (!settings.redis) return { wake() {}, stop: async () => {} }
  const { createJobRelay } = await import('@callboard/queue-bullmq')
  const { url: redisUrl, prefix } = settings.redis
  const relay = createJobRelay({ redisUrl, prefix, store: jobs, clock: systemClock, logger })
  install.onCommit(({ queues }) => relay.wake(queues))
  relay.start()
  return relay
}

/** Does the jobs, counts them, and tidies up each hour. @param dispatching of the same process */
export async function doJobs(install: Install, dispatching: Dispatching): Promise<Running> {
  const { container, database, signals, replays, files, logger } = install
  const housekeeping = startHousekeeping({
    signals,
    replays,
    signIns: container.get(SignIns),
    blobs: files.blobs,
    photos: container.get(UnusedPhotos),
    names: container.get(EndedNames),
    documents: container.get(UnusedDocuments),
    media: container.get(RemovedMedia),
    log: { empty: () => emptyLog(database) },
    clock: systemClock,
    logger,
  })
  const mending = startMending({ videos: container.get(StuckVideos), logger })
  countJobs(install)
  const runner = (await bullRunner(install, dispatching)) ?? embeddedRunner(install)
  runner.start()
  return {
    async stop() {
      housekeeping.stop()
      mending.stop()
      await runner.stop()
    },
  }
}

function countJobs({ jobs, telemetry: { metrics } }: Install): void {
  const inState = async (state: 'waiting' | 'failed') =>
    Object.entries(await jobs.counts()).map(([queue, counts]) => ({
      labels: { queue },
      value: counts[state],
    }))
  metrics.gauge(METRICS.jobsWaiting, () => inState('waiting'))
  metrics.gauge(METRICS.jobsFailed, () => inState('failed'))
}

async function bullRunner(install: Install, dispatching: Dispatching) {
  const { redis } = install.settings
  if (!redis) return null
  const { createBullRunner } = await import('@callboard/queue-bullmq')
  const retried = () => dispatching.wake()
  return createBullRunner({ ...jobsOf(install), redisUrl: redis.url, prefix: redis.prefix, retried })
}

function embeddedRunner(install: Install) {
  const runner = createJobRunner(jobsOf(install))
  install.onCommit(({ queues }) => runner.wake(queues))
  return runner
}
