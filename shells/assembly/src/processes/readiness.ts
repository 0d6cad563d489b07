import { databaseFault } from '@callboard/db-knex'
import { type ReadinessCheck, readinessChecks } from '@callboard/http-koa'
import type { Install } from '../install/open-install.ts'

const refuse = (fault: string | null) => {
  if (fault !== null) throw new Error(fault)
}

const databaseCheck = ({ database }: Install): ReadinessCheck => ({
  name: 'database',
  check: async () => refuse(await databaseFault(database)),
})

/** An API answers as long as it has its database: limits, rooms and jobs do without Redis for a while. */
export const apiReadiness = (install: Install) => readinessChecks([databaseCheck(install)], install.logger)

async function faultOfRedis(url: string): Promise<string | null> {
  const { redisFault } = await import('@callboard/queue-bullmq')
  return await redisFault(url)
}

/** A worker gets its jobs by way of Redis. */
export function workerReadiness(install: Install) {
  const { redis } = install.settings
  const checks = [databaseCheck(install)]
  if (redis) checks.push({ name: 'redis', check: async () => refuse(await faultOfRedis(redis.url)) })
  return readinessChecks(checks, install.logger)
}
