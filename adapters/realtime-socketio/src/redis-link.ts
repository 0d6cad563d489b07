import { patient } from '@callboard/core'
import { createAdapter } from '@socket.io/redis-streams-adapter'
import { Redis } from 'ioredis'
import type { Logger } from './server.ts'

export interface RedisSettings {
  /** `redis://` or `rediss://` address that all processes of the install share. */
  readonly url: string
  /** Prefix of all keys in Redis; default `callboard`. */
  readonly prefix?: string
}

/** Milliseconds. */
const CONNECT_PATIENCE = 2_000
/** Milliseconds for one message to be taken by Redis. */
const SEND_PATIENCE = 1_000
/** Milliseconds without a word after which a line that owes one is taken for dead and made anew. */
const SENDER_SILENCE = 5_000
const READER_SILENCE = 10_000
const PING_INTERVAL = 5_000

const retryStrategy = () => 200 + Math.random() * 600

/**
 * The connections of one process to Redis. A message that Redis does not take at once is lost, never kept: the numbers
 * of the signals show clients the gap, and memory does not grow while Redis is away.
 */
export class RedisLink {
  readonly adapter: ReturnType<typeof createAdapter>
  readonly #url: string
  readonly #sender: Redis
  readonly #readers: Redis[] = []
  readonly #logger: Logger
  readonly #pings: NodeJS.Timeout
  #isDown = false
  #isClosed = false

  /** @throws Error when the address is not of Redis; the address, which may hold a password, is not repeated */
  constructor({ url, prefix = 'callboard' }: RedisSettings, logger: Logger) {
    if (!/^rediss?:\/\/[^/]/.test(url) || !URL.canParse(url)) {
      throw new Error('The Redis address of the sockets must be of the form redis://host:port.')
    }
    this.#url = url
    this.#logger = logger
    this.#sender = this.#makeSender()
    const name = `${prefix}:sockets`
    this.adapter = createAdapter(this.#sender, { streamName: name, channelPrefix: name })
    this.#pings = setInterval(() => this.#ping(), PING_INTERVAL)
    this.#pings.unref()
  }

  #makeSender(): Redis {
    const sender = new Redis(this.#url, {
      connectTimeout: patient(CONNECT_PATIENCE),
      commandTimeout: patient(SEND_PATIENCE),
      socketTimeout: patient(SENDER_SILENCE),
      enableOfflineQueue: false,
      autoResendUnfulfilledCommands: false,
      maxRetriesPerRequest: 0,
      retryStrategy,
    })
    sender.on('error', (error) => this.#noteDown(error.message))
    sender.on('close', () => this.#noteDown('The connection has ended.'))
    sender.on('ready', () => this.#noteUp())
    const publish = sender.publish.bind(sender)
    return Object.assign(sender, {
      // The adapter ignores the result of a publish, and an unhandled rejection would end the process.
      publish: (channel: string, message: Buffer) => publish(channel, message).catch(() => 0),
      duplicate: () => this.#makeReader(),
    })
  }

  /** The adapter asks it again at once after every fault, so a command waits for the line instead of failing. */
  #makeReader(): Redis {
    const reader = new Redis(this.#url, {
      connectTimeout: patient(CONNECT_PATIENCE),
      socketTimeout: patient(READER_SILENCE),
      maxRetriesPerRequest: null,
      retryStrategy,
    })
    reader.on('error', () => {})
    const subscribe = reader.subscribe.bind(reader)
    Object.assign(reader, {
      subscribe: (channels: string[]) => subscribe(...channels).catch(() => 0),
    })
    this.#readers.push(reader)
    return reader
  }

  /** A line on which nothing happens is not known to be dead until something is asked of it. */
  #ping(): void {
    for (const reader of this.#readers) if (reader.status === 'ready') reader.ping().catch(() => {})
  }

  /** @param reason the words of an error only: that of a refused sign-in carries the password */
  #noteDown(reason: string): void {
    if (this.#isDown || this.#isClosed) return
    this.#isDown = true
    this.#logger.warn(
      { reason },
      'Redis is away: people connected to other processes hear of changes a few seconds later',
    )
  }

  #noteUp(): void {
    if (!this.#isDown) return
    this.#isDown = false
    this.#logger.warn({}, 'Redis is back: processes hear of each other at once again')
  }

  /** Call it when the adapter is closed; messages sent before still go out. */
  async close(): Promise<void> {
    this.#isClosed = true
    clearInterval(this.#pings)
    for (const reader of this.#readers) reader.disconnect()
    await this.#sender.quit().catch(() => {})
    this.#sender.disconnect()
  }
}
