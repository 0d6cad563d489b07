import { createHash } from 'node:crypto'
import {
  assertBlobKey,
  assertUploadType,
  type BlobInfo,
  type BlobStore,
  type ByteRange,
  type Clock,
  type GetRights,
  isShownInPlace,
  missing,
  type PutRights,
  savedAs,
} from '@callboard/core'

interface Blob {
  readonly bytes: Uint8Array<ArrayBuffer>
  readonly contentType: string
}

export interface BlobAnswer {
  readonly status: number
  readonly headers: Headers
  readonly bytes: Uint8Array<ArrayBuffer>
}

/** Seconds a signed address is good for when nobody says otherwise. */
const GOOD_FOR = 900

async function allOf(source: AsyncIterable<Uint8Array> | Uint8Array): Promise<Uint8Array<ArrayBuffer>> {
  if (source instanceof Uint8Array) return new Uint8Array(source)
  const parts: Uint8Array[] = []
  for await (const part of source) parts.push(part)
  return new Uint8Array(Buffer.concat(parts))
}

const refused = (status: number): BlobAnswer => ({ status, headers: new Headers(), bytes: new Uint8Array() })

/** Files in memory, with addresses `memory://blobs/{key}` that `request` answers as a store over HTTP would. */
export class MemoryBlobStore implements BlobStore {
  readonly #clock: Clock
  readonly #blobs = new Map<string, Blob>()
  readonly #signed = new Set<string>()

  constructor(clock: Clock) {
    this.#clock = clock
  }

  async write(
    key: string,
    source: AsyncIterable<Uint8Array> | Uint8Array,
    contentType: string,
  ): Promise<number> {
    assertBlobKey(key)
    const bytes = await allOf(source)
    this.#blobs.set(key, { bytes, contentType })
    return bytes.length
  }

  async read(key: string, range?: ByteRange): Promise<AsyncIterable<Uint8Array>> {
    const blob = this.#blobs.get(key)
    if (!blob) throw missing('This file')
    const bytes = range ? blob.bytes.slice(range.start, range.end + 1) : blob.bytes.slice()
    return (async function* () {
      yield bytes
    })()
  }

  async info(key: string): Promise<BlobInfo | null> {
    const blob = this.#blobs.get(key)
    return blob ? { key, size: blob.bytes.length, contentType: blob.contentType } : null
  }

  async sha256(key: string): Promise<string> {
    const blob = this.#blobs.get(key)
    if (!blob) throw missing('This file')
    return createHash('sha256').update(blob.bytes).digest('hex')
  }

  async remove(key: string): Promise<void> {
    this.#blobs.delete(key)
  }

  async list(prefix: string): Promise<readonly string[]> {
    return [...this.#blobs.keys()].filter((key) => key.startsWith(prefix)).sort()
  }

  signGet(key: string, { seconds, downloadName }: GetRights = {}): string {
    return this.#sign(key, seconds, { method: 'GET', ...(downloadName ? { downloadName } : {}) })
  }

  signPut(key: string, { contentType, maxBytes, bytes, seconds }: PutRights): string {
    assertUploadType(contentType)
    const sizes = { maxBytes: String(bytes ?? maxBytes), minBytes: String(bytes ?? 0) }
    return this.#sign(key, seconds, { method: 'PUT', contentType, ...sizes })
  }

  #sign(key: string, seconds = GOOD_FOR, rights: Record<string, string>): string {
    assertBlobKey(key)
    const expires = String(this.#clock.now().getTime() + seconds * 1_000)
    const address = `memory://blobs/${key}?${new URLSearchParams({ ...rights, expires })}`
    this.#signed.add(address)
    return address
  }

  /** What a browser gets for a signed address. */
  async request(
    address: string,
    init: { method: 'GET' | 'PUT'; body?: Uint8Array; headers?: Record<string, string> },
  ): Promise<BlobAnswer> {
    const { pathname, searchParams: rights } = new URL(address)
    const key = pathname.slice(1)
    const isAllowed = this.#signed.has(address) && rights.get('method') === init.method
    if (!isAllowed || Number(rights.get('expires')) <= this.#clock.now().getTime()) return refused(403)
    const headers = new Headers(init.headers)
    if (init.method === 'PUT') return await this.#put(key, init.body ?? new Uint8Array(), headers, rights)
    return this.#get(key, headers.get('range'), rights.get('downloadName'))
  }

  async #put(key: string, body: Uint8Array, headers: Headers, rights: URLSearchParams): Promise<BlobAnswer> {
    const contentType = rights.get('contentType') ?? ''
    if (body.length > Number(rights.get('maxBytes'))) return refused(413)
    if (body.length < Number(rights.get('minBytes'))) return refused(400)
    if (headers.get('content-type') !== contentType) return refused(415)
    await this.write(key, body, contentType)
    return refused(204)
  }

  #get(key: string, range: string | null, downloadName: string | null): BlobAnswer {
    const blob = this.#blobs.get(key)
    if (!blob) return refused(404)
    const size = blob.bytes.length
    const wanted = /^bytes=(\d+)-(\d*)$/.exec(range ?? '')
    const start = Number(wanted?.[1] ?? 0)
    const end = Math.min(Number(wanted?.[2] || size - 1), size - 1)
    if (wanted && start > end) return refused(416)
    const bytes = blob.bytes.slice(start, end + 1)
    const headers = new Headers({ 'content-type': blob.contentType, 'content-length': String(bytes.length) })
    if (wanted) headers.set('content-range', `bytes ${start}-${end}/${size}`)
    if (downloadName || !isShownInPlace(blob.contentType))
      headers.set('content-disposition', savedAs(downloadName))
    return { status: wanted ? 206 : 200, headers, bytes }
  }
}
