import { patient } from '@callboard/core'
import { Redis } from 'ioredis'

/** Log of a limiter; `pino` fits. */
export interface Logger {
  warn(facts: object, message: string): void
}

/** Milliseconds a count may take; a person waits for it. */
const PATIENCE = 500
/** Milliseconds without further counts in Redis after a count that took too long. */
const PAUSE = 1_000
const CONNECT_PATIENCE = 2_000
/** Milliseconds without a word after which a line is taken for dead and made anew. */
const SILENCE = 5_000

/** Only facts without secrets: the error object of a refused sign-in carries the password. */
const factsOf = (error: unknown) => ({ reason: error instanceof Error ? error.message : 'unknown' })

/** A line to Redis that is either usable at once or said to be down, and comes back by itself. */
export class RedisConnection {
  readonly client: Redis
  readonly #logger: Logger
  readonly #firstOutcome: Promise<void>
  #isDown = false
  #pausedUntil = 0

  /** @throws Error when the address is not of Redis; the address, which may hold a password, is not repeated */
  constructor(url: string, logger: Logger) {
    if (!/^rediss?:\/\/[^/]/.test(url) || !URL.canParse(url)) {
      throw new Error('The Redis address of the rate limits must be of the form redis://host:port.')
    }
    this.#logger = logger
    this.client = new Redis(url, {
      commandTimeout: patient(PATIENCE),
      connectTimeout: patient(CONNECT_PATIENCE),
      socketTimeout: patient(SILENCE),
      enableOfflineQueue: false,
      autoResendUnfulfilledCommands: false,
      maxRetriesPerRequest: 0,
      retryStrategy: () => PAUSE * (0.5 + Math.random()),
    })
    const { promise, resolve } = Promise.withResolvers<void>()
    this.#firstOutcome = promise
    this.client.once('ready', resolve)
    this.client.once('close', resolve)
    this.client.on('error', (error) => this.#noteDown(error))
    this.client.on('ready', () => {
      this.#pausedUntil = 0
      this.#noteUp()
    })
  }

  /** Waits for the outcome of the first try to connect, 2 s at most, and for nothing after that. */
  async isUp(): Promise<boolean> {
    await this.#firstOutcome
    return this.client.status === 'ready' && performance.now() >= this.#pausedUntil
  }

  /** Something asked of it was not answered. */
  failed(error: unknown): void {
    this.#pausedUntil = performance.now() + PAUSE
    this.#noteDown(error)
  }

  /** Something asked of it was answered. */
  answered(): void {
    this.#noteUp()
  }

  #noteDown(error: unknown): void {
    if (this.#isDown) return
    this.#isDown = true
    this.#logger.warn(factsOf(error), 'Redis is away: rate limits are counted by each process on its own')
  }

  #noteUp(): void {
    if (!this.#isDown) return
    this.#isDown = false
    this.#logger.warn({}, 'Redis is back: rate limits are shared again')
  }

  async close(): Promise<void> {
    this.client.disconnect()
  }
}
