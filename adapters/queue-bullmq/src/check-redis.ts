import { type Logger, patient } from '@callboard/core'
import { Redis } from 'ioredis'
import { reasonOf, redisAddress } from './redis-address.ts'

/** Milliseconds to wait at start for a Redis that starts at the same time. */
const START_PATIENCE = 10_000
const PROBE_PATIENCE = 2_000
const OLDEST = [6, 2] as const

/** Asks a Redis something over a line of its own. @throws Error with the reason when it has not answered in time */
async function ask<T>(
  redisUrl: string,
  patience: number,
  question: (redis: Redis) => Promise<T>,
): Promise<T> {
  const redis = new Redis(redisAddress(redisUrl), {
    lazyConnect: true,
    maxRetriesPerRequest: null,
    retryStrategy: () => 200,
  })
  let reason: unknown = null
  redis.on('error', (error) => {
    reason = error
  })
  const { promise: late, reject } = Promise.withResolvers<never>()
  const timer = setTimeout(() => reject(reason ?? new Error(`no answer within ${patience} ms`)), patience)
  try {
    return await Promise.race([question(redis), late])
  } finally {
    clearTimeout(timer)
    redis.disconnect()
  }
}

const factsOf = (info: string): ReadonlyMap<string, string> =>
  new Map(
    info.split(/\r?\n/).map((line) => [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 1)]),
  )

function isTooOld(version: string): boolean {
  const [major = 0, minor = 0] = version.split('.').map(Number)
  return major < OLDEST[0] || (major === OLDEST[0] && minor < OLDEST[1])
}

/**
 * Looks at start whether a Redis can be trusted with jobs; waits for one that is just starting.
 * An append-only file that is off is only told to the log: the jobs themselves are in the database.
 * @param patience milliseconds
 * @throws Error naming REDIS_URL and the fault of the server behind it
 */
export async function checkRedis(
  redisUrl: string,
  logger: Pick<Logger, 'warn'>,
  patience = patient(START_PATIENCE),
): Promise<void> {
  const address = redisAddress(redisUrl)
  const info = await ask(address, patience, (redis) => redis.info()).catch((error: unknown) => {
    throw new Error(`REDIS_URL: Redis cannot be used (${reasonOf(error)}).`)
  })
  const facts = factsOf(info)
  const version = facts.get('redis_version') ?? 'unknown'
  if (isTooOld(version)) {
    throw new Error(`REDIS_URL: Redis ${version} is too old; ${OLDEST.join('.')} or newer is needed.`)
  }
  const policy = facts.get('maxmemory_policy')
  if (policy !== 'noeviction') {
    throw new Error(
      `REDIS_URL: the Redis setting maxmemory-policy is ${policy ?? 'unknown'}. It must be noeviction, or Redis drops what it was told to keep.`,
    )
  }
  if (facts.get('aof_enabled') !== '1') {
    logger.warn(
      {},
      'REDIS_URL: the Redis setting appendonly is off. After a crash of Redis jobs may be late by a minute; none is lost.',
    )
  }
}

/** For the readiness probe. @returns the fault of Redis, without secrets, or `null` when it answers within 2 s */
export async function redisFault(redisUrl: string): Promise<string | null> {
  try {
    await ask(redisUrl, patient(PROBE_PATIENCE), (redis) => redis.ping())
    return null
  } catch (error) {
    return `Redis does not answer: ${reasonOf(error)}`
  }
}
