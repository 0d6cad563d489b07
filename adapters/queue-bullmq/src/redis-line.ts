import { type Logger, patient } from '@callboard/core'
import { Redis, type RedisOptions } from 'ioredis'
import { reasonOf, redisAddress } from './redis-address.ts'

const CONNECT_PATIENCE = 2_000
/** Spread, so that many processes do not come back at the same moment. */
const retryStrategy = () => 500 + Math.random() * 500

/** For adding jobs: a job that cannot be added at once fails, and never waits for Redis to come back. */
export const adding = (): RedisOptions => ({
  commandTimeout: patient(2_000),
  socketTimeout: patient(5_000),
  enableOfflineQueue: false,
  autoResendUnfulfilledCommands: false,
  maxRetriesPerRequest: 0,
})

/** For taking jobs: waits for Redis as long as it is away. */
export const taking = (): RedisOptions => ({
  // BullMQ blocks for 5 s at most; a line that says nothing for longer is dead.
  socketTimeout: patient(10_000),
  maxRetriesPerRequest: null,
})

/** Log messages for the loss of the connection, and for its return. */
export interface LineWords {
  readonly away: string
  readonly back: string
}

/** A line to Redis that comes back by itself. Tells once that it is lost and once that it is back. */
export class RedisLine {
  readonly redis: Redis
  readonly #logger: Logger
  readonly #words: LineWords
  #isAway = false

  /** @throws Error naming REDIS_URL when the address is none */
  constructor(redisUrl: string, options: RedisOptions, logger: Logger, words: LineWords) {
    this.#logger = logger
    this.#words = words
    this.redis = new Redis(redisAddress(redisUrl), {
      ...options,
      connectTimeout: patient(CONNECT_PATIENCE),
      retryStrategy,
    })
    this.redis.on('error', (error) => this.failed(error))
    this.redis.on('close', () => this.failed(null))
    this.redis.on('ready', () => this.answered())
  }

  get isUp(): boolean {
    return this.redis.status === 'ready'
  }

  /** Something asked of it was not answered. */
  failed(error: unknown): void {
    if (this.#isAway) return
    this.#isAway = true
    this.#logger.warn({ reason: reasonOf(error) }, this.#words.away)
  }

  /** Something asked of it was answered. */
  answered(): void {
    if (!this.#isAway) return
    this.#isAway = false
    this.#logger.warn({}, this.#words.back)
  }

  /** Ends it, silently and at once. */
  close(): void {
    this.#isAway = true
    this.redis.disconnect()
  }
}
