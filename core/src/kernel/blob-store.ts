/** A stored object as the store itself knows it. */
export interface BlobInfo {
  readonly key: string
  readonly size: number
  readonly contentType: string
}

/** A byte range, both ends included, as in HTTP. */
export interface ByteRange {
  readonly start: number
  readonly end: number
}

/**
 * Where files live: S3 or a folder. Keys are made by the server only (`BlobKeys`), look like
 * `takes/0198…/original.webm` and never carry what a client sent.
 * Signed addresses are good for one key, one method and a short time; the browser uses them directly.
 */
export interface BlobStore {
  /** Stores all bytes of the source under the key, whole or not at all; an existing key is replaced. @returns size in bytes */
  write(key: string, source: AsyncIterable<Uint8Array> | Uint8Array, contentType: string): Promise<number>
  /** @throws DomainError missing when the key is not there */
  read(key: string, range?: ByteRange): Promise<AsyncIterable<Uint8Array>>
  info(key: string): Promise<BlobInfo | null>
  /** No error when the key is not there. */
  remove(key: string): Promise<void>
  /** Keys under a prefix, in order. */
  list(prefix: string): Promise<readonly string[]>
  /** An address that answers GET and HEAD, with Range. `downloadName` makes the browser save the file under it. */
  signGet(key: string, options?: { seconds?: number; downloadName?: string }): string
  /** An address that takes one PUT of at most `maxBytes` bytes of exactly this type. */
  signPut(key: string, options: { contentType: string; maxBytes: number; seconds?: number }): string
}

/** Where media programs (ffmpeg, zip) need a real file; the folder is gone after `work` ends, whatever happens. */
export interface ScratchSpace {
  within<T>(work: (folder: string) => Promise<T>): Promise<T>
}
