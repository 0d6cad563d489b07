import { Readable } from 'node:stream'
import type { S3Client } from '@aws-sdk/client-s3'
import { Upload } from '@aws-sdk/lib-storage'
import { isShownInPlace, savedAs } from '@callboard/core'
import { orUnavailable } from './s3-faults.ts'

/** S3 takes 10,000 parts: 80 GiB. */
const PART_BYTES = 8 * 1024 * 1024
/** Parts on their way at the same time; one more is being filled. */
const PARTS_AT_ONCE = 2

export interface NewObject {
  readonly bucket: string
  readonly key: string
  readonly contentType: string
  readonly source: AsyncIterable<Uint8Array> | Uint8Array
}

/** A source that remembers how much it gave, and why it broke. */
class CountedSource implements AsyncIterable<Uint8Array> {
  size = 0
  fault: { readonly error: unknown } | null = null
  readonly #source: AsyncIterable<Uint8Array>

  constructor(source: AsyncIterable<Uint8Array>) {
    this.#source = source
  }

  async *[Symbol.asyncIterator](): AsyncIterator<Uint8Array> {
    const chunks = this.#source[Symbol.asyncIterator]()
    try {
      for (;;) {
        const next = await this.#next(chunks)
        if (next.done) return
        this.size += next.value.length
        yield next.value
      }
    } finally {
      await chunks.return?.()
    }
  }

  /**
   * Notes the fault of the source here, because a consumer that leaves early may throw its own error into the
   * generator.
   */
  async #next(chunks: AsyncIterator<Uint8Array>): Promise<IteratorResult<Uint8Array>> {
    try {
      return await chunks.next()
    } catch (error) {
      this.fault = { error }
      throw error
    }
  }
}

/**
 * Sends a source of unknown length: a small one in one PUT, a larger one in parts that appear together at the end.
 * @returns size in bytes
 * @throws the source's own error when it breaks; DomainError unavailable when the store does. Nothing can be seen then.
 */
export async function upload(client: S3Client, { source, ...object }: NewObject): Promise<number> {
  if (source instanceof Uint8Array) {
    await send(client, object, source)
    return source.length
  }
  const counted = new CountedSource(source)
  try {
    await send(client, object, Readable.from(counted))
    return counted.size
  } catch (error) {
    // Taking parts back may have failed as well; the source's error comes first.
    throw counted.fault ? counted.fault.error : error
  }
}

async function send(
  client: S3Client,
  { bucket, key, contentType }: Omit<NewObject, 'source'>,
  body: Uint8Array | Readable,
): Promise<void> {
  const params = {
    Bucket: bucket,
    Key: key,
    Body: body,
    ContentType: contentType,
    ContentDisposition: isShownInPlace(contentType) ? undefined : savedAs(null),
  }
  await orUnavailable(new Upload({ client, partSize: PART_BYTES, queueSize: PARTS_AT_ONCE, params }).done())
}
