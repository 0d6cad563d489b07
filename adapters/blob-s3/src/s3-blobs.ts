import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import {
  CopyObjectCommand,
  DeleteObjectCommand,
  GetObjectCommand,
  HeadBucketCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
} from '@aws-sdk/client-s3'
import {
  assertBlobKey,
  assertUploadType,
  type BlobInfo,
  type BlobStore,
  type ByteRange,
  type Clock,
  type GetRights,
  isBlobKey,
  missing,
  type PutRights,
  savedAs,
} from '@callboard/core'
import { AddressSigner } from './address-signer.ts'
import { HeldAddresses, type HeldFile } from './held-addresses.ts'
import { joinObjects } from './join-objects.ts'
import { ObjectBody } from './object-body.ts'
import { CALL_MS, type S3Clients, s3Clients, within } from './s3-clients.ts'
import { isMissing, isPastTheEnd, orUnavailable, plainReason, unavailable } from './s3-faults.ts'
import { placeOf, type S3Options, type S3Place } from './s3-options.ts'
import { PlaceCheck, type StartCheck } from './start-check.ts'
import { storedDigest } from './stored-digest.ts'
import { abortUploads } from './unfinished-uploads.ts'
import { upload } from './upload.ts'

/** How long the question whether the store is there may take. Milliseconds. */
const FAULT_MS = 2_000

async function* nothing(): AsyncIterable<Uint8Array> {}

/** A bucket as a blob store: of AWS, or of any server that speaks S3. */
export class S3Blobs implements BlobStore {
  /** Where browsers fetch and put files. */
  readonly origin: string
  readonly #place: S3Place
  readonly #clock: Clock
  readonly #clients: S3Clients
  readonly #addresses: AddressSigner
  readonly #held: HeldAddresses

  /** @throws Error that names the setting that is wrong */
  constructor(options: S3Options) {
    this.#clock = options.clock
    this.#place = placeOf(options)
    this.#clients = s3Clients(this.#place)
    this.#addresses = new AddressSigner(this.#place.publicBucketUrl, this.#place, options.clock)
    this.#held = new HeldAddresses(options.sealer, options.clock)
    this.origin = new URL(this.#place.publicBucketUrl).origin
  }

  async write(
    key: string,
    source: AsyncIterable<Uint8Array> | Uint8Array,
    contentType: string,
  ): Promise<number> {
    assertBlobKey(key)
    return await upload(this.#clients.uploads, { bucket: this.#place.bucket, key, contentType, source })
  }

  async read(key: string, range?: ByteRange): Promise<AsyncIterable<Uint8Array>> {
    if (!isBlobKey(key)) throw missing('The file')
    const part = range && { Range: `bytes=${range.start}-${range.end}` }
    const command = new GetObjectCommand({ ...this.#object(key), ...part })
    try {
      const { Body } = await within(CALL_MS, (end) => this.#clients.calls.send(command, end))
      return Body instanceof Readable ? new ObjectBody(Body) : nothing()
    } catch (error) {
      if (isPastTheEnd(error)) return nothing()
      throw isMissing(error) ? missing('The file') : unavailable(error)
    }
  }

  async info(key: string): Promise<BlobInfo | null> {
    if (!isBlobKey(key)) return null
    const command = new HeadObjectCommand(this.#object(key))
    try {
      const { ContentLength = 0, ContentType = '' } = await within(CALL_MS, (end) =>
        this.#clients.calls.send(command, end),
      )
      return { key, size: ContentLength, contentType: ContentType }
    } catch (error) {
      if (isMissing(error)) return null
      throw unavailable(error)
    }
  }

  async sha256(key: string): Promise<string> {
    if (!isBlobKey(key)) throw missing('The file')
    const known = await storedDigest(this.#clients.calls, this.#object(key))
    if (known !== null) return known
    const hash = createHash('sha256')
    for await (const chunk of await this.read(key)) hash.update(chunk)
    return hash.digest('hex')
  }

  async localFile(): Promise<null> {
    return null
  }

  /** S3 computes the SHA-256 of the copy on the way, so that `sha256` of it is a question only. */
  async copy(from: string, to: string): Promise<void> {
    assertBlobKey(to)
    if (!isBlobKey(from)) throw missing('The file')
    const command = new CopyObjectCommand({
      ...this.#object(to),
      CopySource: `${this.#place.bucket}/${from}`,
      ChecksumAlgorithm: 'SHA256',
    })
    try {
      await within(CALL_MS, (end) => this.#clients.calls.send(command, end))
    } catch (error) {
      throw isMissing(error) ? missing('The file') : unavailable(error)
    }
  }

  async join(from: readonly string[], to: string, contentType: string): Promise<void> {
    assertBlobKey(to)
    if (!from.every(isBlobKey)) throw missing('The file')
    await joinObjects(this.#clients.calls, this.#place.bucket, { from, to, contentType })
  }

  async remove(key: string): Promise<void> {
    assertBlobKey(key)
    const command = new DeleteObjectCommand(this.#object(key))
    await orUnavailable(within(CALL_MS, (end) => this.#clients.calls.send(command, end)))
  }

  async list(prefix: string): Promise<readonly string[]> {
    const keys: string[] = []
    let from: string | undefined
    do {
      const page = new ListObjectsV2Command({
        Bucket: this.#place.bucket,
        Prefix: prefix,
        ContinuationToken: from,
      })
      const { Contents = [], NextContinuationToken } = await orUnavailable(
        within(CALL_MS, (end) => this.#clients.calls.send(page, end)),
      )
      keys.push(...Contents.flatMap(({ Key }) => Key ?? []))
      from = NextContinuationToken
    } while (from !== undefined)
    // AWS lists in order, not every other server does.
    return keys.sort()
  }

  /** A file that is held gets an address of the product, below `/held`; `heldHandler` answers it. */
  signGet(key: string, rights: GetRights = {}): string {
    assertBlobKey(key)
    const { seconds, downloadName, hold } = rights
    if (hold) return this.#held.to(key, { ...rights, hold })
    return this.#addresses.get(key, seconds, downloadName === undefined ? null : savedAs(downloadName))
  }

  /** @param address path and query of an address below `/held`; null for one that is not good */
  heldFile(address: string): HeldFile | null {
    return this.#held.open(address)
  }

  signPut(key: string, rights: PutRights): string {
    assertBlobKey(key)
    assertUploadType(rights.contentType)
    return this.#addresses.put(key, rights)
  }

  /** Takes back the parts of uploads that began before the instant and never ended. @returns how many uploads */
  async removeAbandoned(before: Date): Promise<number> {
    return await orUnavailable(abortUploads(this.#clients.calls, this.#place.bucket, before))
  }

  /** For readiness: why the bucket cannot be used right now, in plain words; null when it can. Answers within 2 s. */
  async fault(): Promise<string | null> {
    const command = new HeadBucketCommand({ Bucket: this.#place.bucket })
    try {
      await within(FAULT_MS, (end) => this.#clients.calls.send(command, end))
      return null
    } catch (error) {
      return plainReason(error)
    }
  }

  /** For the start: @throws Error that names the setting with which the bucket cannot be used */
  async check(wishes: StartCheck = {}): Promise<void> {
    await new PlaceCheck(this.#place, this.#clients.calls, this.#clock, wishes).run()
  }

  #object(key: string) {
    return { Bucket: this.#place.bucket, Key: key }
  }
}

/** @throws Error that names the setting that is wrong */
export const createS3Blobs = (options: S3Options): S3Blobs => new S3Blobs(options)
