import type { Readable } from 'node:stream'
import { patient } from '@callboard/core'
import { unavailable } from './s3-faults.ts'

/** How long the store may be silent in the middle of a file, and a file wait for its reader. Milliseconds. */
const SILENCE_MS = 30_000

/**
 * The bytes of an object as they arrive. A slow reader is waited for, a silent store is not. The connection is closed
 * when the reader leaves, and when reading never begins.
 */
export class ObjectBody implements AsyncIterableIterator<Uint8Array> {
  readonly #body: Readable
  readonly #chunks: AsyncIterator<Uint8Array>
  readonly #silence: number
  readonly #unread: NodeJS.Timeout

  constructor(body: Readable, silence = patient(SILENCE_MS)) {
    this.#body = body
    this.#chunks = body[Symbol.asyncIterator]()
    this.#silence = silence
    this.#unread = setTimeout(() => body.destroy(), silence).unref()
  }

  [Symbol.asyncIterator](): this {
    return this
  }

  /** @throws DomainError unavailable when the bytes stop before their end */
  async next(): Promise<IteratorResult<Uint8Array>> {
    clearTimeout(this.#unread)
    const silent = setTimeout(() => this.#body.destroy(new Error('The store fell silent')), this.#silence)
    try {
      return await this.#chunks.next()
    } catch (error) {
      throw unavailable(error)
    } finally {
      clearTimeout(silent)
    }
  }

  async return(): Promise<IteratorResult<Uint8Array>> {
    clearTimeout(this.#unread)
    this.#body.destroy()
    return { done: true, value: undefined }
  }
}
