import type { Hold } from './access.ts'

export * from './blob-key.ts'
export * from './blob-types.ts'

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

export interface GetRights {
  /** Validity of the address in seconds; default 900. */
  readonly seconds?: number
  /** Makes the browser save the file under this name, independently of its type. */
  readonly downloadName?: string
  /**
   * What the file is shown for: the address answers 404 as soon as that does not stand any more, however long it is
   * good otherwise.
   */
  readonly hold?: Hold
}

export interface PutRights {
  /** The body must have exactly this type; none that a browser opens as a page (`assertUploadType`). */
  readonly contentType: string
  readonly maxBytes: number
  /** The exact size of the body, where it is known; not over `maxBytes`. */
  readonly bytes?: number
  /** Validity of the address in seconds; default 900. */
  readonly seconds?: number
}

/**
 * Where files live: S3 or a folder. Keys are made by the server only, look like `takes/0198…/original.webm`
 * (`isBlobKey`) and never carry text that a client sent. Signed addresses are good for one key, one method and a short
 * time; the browser uses them directly. One that is altered in any way is refused with a 4xx. A file behind an address
 * never acts as a page of the app: browsers are told to save everything but pictures, videos, sounds and PDFs
 * (`isShownInPlace`). A store that cannot be reached throws `DomainError` unavailable and works again when it is back.
 */
export interface BlobStore {
  /** Stores all bytes of the source under the key, whole or not at all; an existing key is replaced. @returns size in bytes */
  write(key: string, source: AsyncIterable<Uint8Array> | Uint8Array, contentType: string): Promise<number>
  /**
   * Bytes past the end are left out. A reader that leaves closes the source of its bytes.
   * @throws DomainError missing when the key is not there
   */
  read(key: string, range?: ByteRange): Promise<AsyncIterable<Uint8Array>>
  info(key: string): Promise<BlobInfo | null>
  /**
   * The SHA-256 of a file, computed where it lies if the store can: the bytes need not come to this process.
   * @returns hex
   * @throws DomainError missing when the key is not there
   */
  sha256(key: string): Promise<string>
  /**
   * Path of a file that can be read on this machine, so that programs need no copy of it; null when it lies elsewhere
   * or is not there. To be read only.
   */
  localFile(key: string): Promise<string | null>
  /**
   * Gives a file a second key, where it lies. The copy is what the source was at one instant: nothing that is stored
   * under the source's key afterwards changes it. At most 5 GiB.
   * @throws DomainError missing when the source is not there
   */
  copy(from: string, to: string): Promise<void>
  /**
   * Makes one file of several, in this order, where they lie: the bytes do not pass this process unless the store is a
   * folder of this machine. Whole or not at all; the sources stay. Of at most 10,000 sources all but the last must have
   * 5 MiB or more, and none more than 5 GiB.
   * @throws DomainError missing when a source is not there
   */
  join(from: readonly string[], to: string, contentType: string): Promise<void>
  /** No error when the key is not there. */
  remove(key: string): Promise<void>
  /** Keys under a prefix, in order. */
  list(prefix: string): Promise<readonly string[]>
  /** An address that answers GET, with Range; HEAD would need an address of its own. */
  signGet(key: string, rights?: GetRights): string
  /**
   * An address that takes a PUT of exactly this type, and of exactly `bytes` bytes where they are given. A store that
   * sees the bytes pass (disk) refuses a body over `maxBytes` while it arrives; S3 cannot. So the use case that
   * registers an upload must compare `info().size` with its limit, and remove larger files.
   */
  signPut(key: string, rights: PutRights): string
}

/** Where media programs (ffmpeg, zip) need a real file; the folder is gone after `work` ends, also after an error. */
export interface ScratchSpace {
  within<T>(work: (folder: string) => Promise<T>): Promise<T>
}
