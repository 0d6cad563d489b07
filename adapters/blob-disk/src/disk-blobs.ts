import { createHash, randomUUID } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { copyFile, link, mkdir, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises'
import { dirname, join, relative, sep } from 'node:path'
import { pipeline } from 'node:stream/promises'
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
} from '@callboard/core'
import { diskFault } from './disk-fault.ts'
import { AddressSigner, type Grant } from './signed-address.ts'

export interface DiskBlobsOptions {
  /** Created when missing. */
  readonly folder: string
  /** Signs the addresses: the secret of the install, at least 32 bytes. */
  readonly secret: string | Uint8Array
  readonly clock: Clock
  /** How long an address is good when the caller does not say. */
  readonly seconds?: number
}

/** Facts about a file on disk, in addition to those of the port. */
export interface StoredFile extends BlobInfo {
  readonly path: string
  readonly modified: Date
  /** Changes whenever the bytes do; with quotes, as in the ETag header. */
  readonly etag: string
}

const READ_BYTES = 1024 * 1024
/** Bytes that come in while earlier ones are being written. */
const WRITE_BYTES = 1024 * 1024
const DEFAULT_SECONDS = 900
const SECRET_BYTES = 32
/** Not among the characters of a key, so no blob can have the name of another one's metadata. */
const META = '~meta'

export const isMissing = (error: unknown): boolean => {
  const code = (error as NodeJS.ErrnoException).code
  return code === 'ENOENT' || code === 'ENOTDIR'
}

/** A folder as a blob store: each blob is a plain file under its key, its content type in a small file beside it. */
export class DiskBlobs implements BlobStore {
  readonly #objects: string
  readonly #incoming: string
  readonly #signer: AddressSigner
  readonly #clock: Clock
  readonly #seconds: number

  constructor({ folder, secret, clock, seconds = DEFAULT_SECONDS }: DiskBlobsOptions) {
    if (Buffer.byteLength(secret) < SECRET_BYTES)
      throw new Error('Signing addresses needs at least 32 bytes.')
    this.#objects = join(folder, 'objects')
    this.#incoming = join(folder, 'incoming')
    this.#signer = new AddressSigner(secret)
    this.#clock = clock
    this.#seconds = seconds
  }

  async write(
    key: string,
    source: AsyncIterable<Uint8Array> | Uint8Array,
    contentType: string,
  ): Promise<number> {
    assertBlobKey(key)
    let size = 0
    await this.#keep(key, contentType, async (incoming) => {
      size = await writeThrough(incoming, source)
    })
    return size
  }

  /** @param fill makes the file, which is on disk when it resolves */
  async #keep(key: string, contentType: string, fill: (incoming: string) => Promise<void>): Promise<void> {
    const target = this.#path(key)
    const incoming = join(this.#incoming, randomUUID())
    const incomingMeta = `${incoming}${META}`
    await mkdir(this.#incoming, { recursive: true })
    try {
      await bothDone(fill(incoming), writeThrough(incomingMeta, Buffer.from(JSON.stringify({ contentType }))))
      await moveInto(incomingMeta, `${target}${META}`)
      await moveInto(incoming, target)
      await syncFolder(dirname(target))
    } catch (error) {
      throw diskFault(error)
    } finally {
      await rm(incoming, { force: true })
      await rm(incomingMeta, { force: true })
    }
  }

  async read(key: string, range?: ByteRange): Promise<AsyncIterable<Uint8Array>> {
    const file = await this.find(key)
    if (!file) throw missing('The file')
    return bytesOf(file.path, range)
  }

  async info(key: string): Promise<BlobInfo | null> {
    const file = await this.find(key)
    return file && { key: file.key, size: file.size, contentType: file.contentType }
  }

  async sha256(key: string): Promise<string> {
    const hash = createHash('sha256')
    for await (const chunk of await this.read(key)) hash.update(chunk)
    return hash.digest('hex')
  }

  async find(key: string): Promise<StoredFile | null> {
    if (!isBlobKey(key)) return null
    const path = this.#path(key)
    try {
      const [facts, meta] = await Promise.all([
        stat(path, { bigint: true }),
        readFile(`${path}${META}`, 'utf8'),
      ])
      if (!facts.isFile()) return null
      const { contentType } = JSON.parse(meta) as { contentType: string }
      return {
        key,
        path,
        contentType,
        size: Number(facts.size),
        modified: new Date(Number(facts.mtimeMs)),
        etag: `"${facts.size.toString(36)}-${facts.mtimeNs.toString(36)}"`,
      }
    } catch (error) {
      if (isMissing(error)) return null
      throw error
    }
  }

  async localFile(key: string): Promise<string | null> {
    return (await this.find(key))?.path ?? null
  }

  /** The second name of a file costs no bytes; a PUT to the first one puts a new file in its place. */
  async copy(from: string, to: string): Promise<void> {
    assertBlobKey(to)
    const file = await this.find(from)
    if (!file) throw missing('The file')
    await this.#keep(to, file.contentType, (incoming) => linkOrCopy(file.path, incoming))
  }

  async join(from: readonly string[], to: string, contentType: string): Promise<void> {
    const files = await Promise.all(from.map((key) => this.find(key)))
    if (files.includes(null)) throw missing('The file')
    async function* bytes() {
      for (const file of files as StoredFile[]) yield* bytesOf(file.path)
    }
    await this.write(to, bytes(), contentType)
  }

  async remove(key: string): Promise<void> {
    assertBlobKey(key)
    await rm(this.#path(key), { force: true })
    await rm(`${this.#path(key)}${META}`, { force: true })
  }

  async list(prefix: string): Promise<readonly string[]> {
    const folder = prefix.slice(0, prefix.lastIndexOf('/') + 1)
    if (folder !== '' && !isBlobKey(folder.slice(0, -1))) return []
    try {
      const entries = await readdir(join(this.#objects, folder), { recursive: true, withFileTypes: true })
      return entries
        .filter((entry) => entry.isFile() && !entry.name.endsWith(META))
        .map((entry) => relative(this.#objects, join(entry.parentPath, entry.name)).split(sep).join('/'))
        .filter((key) => key.startsWith(prefix))
        .sort()
    } catch (error) {
      if (isMissing(error)) return []
      throw error
    }
  }

  signGet(key: string, rights: GetRights = {}): string {
    assertBlobKey(key)
    // The signed name must be well-formed Unicode, as only that can be encoded in an address.
    const downloadName = rights.downloadName?.toWellFormed() ?? null
    const hold = rights.hold ? JSON.stringify(rights.hold) : null
    return this.#signer.sign({
      method: 'GET',
      key,
      expires: this.#expiry(rights.seconds),
      downloadName,
      hold,
    })
  }

  signPut(key: string, { contentType, maxBytes, bytes, seconds }: PutRights): string {
    assertBlobKey(key)
    assertUploadType(contentType)
    return this.#signer.sign({
      method: 'PUT',
      key,
      expires: this.#expiry(seconds),
      contentType,
      minBytes: bytes ?? 0,
      maxBytes: bytes ?? maxBytes,
    })
  }

  /** @returns the rights of the address; `null` when it is forged, altered or expired */
  grantOf(url: URL): Grant | null {
    const grant = this.#signer.read(url)
    return grant && this.secondsLeft(grant) > 0 ? grant : null
  }

  secondsLeft(grant: Grant): number {
    return grant.expires - Math.floor(this.#clock.now().getTime() / 1000)
  }

  /** Removes files of writes that were cut off by a crash before the given instant. */
  async removeAbandoned(before: Date): Promise<void> {
    await mkdir(this.#incoming, { recursive: true })
    for (const name of await readdir(this.#incoming)) {
      const path = join(this.#incoming, name)
      const facts = await stat(path).catch(() => null)
      if (facts && facts.mtime < before) await rm(path, { force: true })
    }
  }

  #path(key: string): string {
    return join(this.#objects, ...key.split('/'))
  }

  #expiry(seconds = this.#seconds): number {
    return Math.floor(this.#clock.now().getTime() / 1000) + seconds
  }
}

/** Waits for both, also when one fails: nothing is written behind the back of who cleans up. */
async function bothDone(...works: readonly Promise<unknown>[]): Promise<void> {
  const failed = (await Promise.allSettled(works)).find(({ status }) => status === 'rejected')
  if (failed) throw (failed as PromiseRejectedResult).reason
}

/** @returns the size of the new file, which is on disk */
async function writeThrough(path: string, source: AsyncIterable<Uint8Array> | Uint8Array): Promise<number> {
  const file = createWriteStream(path, { flags: 'wx', flush: true, highWaterMark: WRITE_BYTES })
  await pipeline(source instanceof Uint8Array ? [source] : source, file)
  return file.bytesWritten
}

/** @throws DomainError missing */
async function linkOrCopy(from: string, to: string): Promise<void> {
  try {
    await link(from, to)
  } catch (error) {
    if (isMissing(error)) throw missing('The file')
    // Not every file system has hard links.
    await copyFile(from, to)
    const file = await open(to, 'r+')
    try {
      await file.sync()
    } finally {
      await file.close()
    }
  }
}

async function moveInto(from: string, to: string): Promise<void> {
  await makeFolder(dirname(to))
  await rename(from, to)
}

/** A new folder survives a power cut only once the one it is in is on disk. */
async function makeFolder(path: string): Promise<void> {
  const first = await mkdir(path, { recursive: true })
  if (first === undefined) return
  for (let made = path; made.length >= first.length; made = dirname(made)) await syncFolder(dirname(made))
}

/** A rename survives a power cut only once its folder is on disk. Windows cannot open folders and needs no such step. */
async function syncFolder(path: string): Promise<void> {
  if (process.platform === 'win32') return
  const folder = await open(path, 'r')
  try {
    await folder.sync()
  } finally {
    await folder.close()
  }
}

/** Opens the file at the first read, so an iteration that never starts leaves nothing open. */
async function* bytesOf(path: string, range?: ByteRange): AsyncIterable<Uint8Array> {
  yield* createReadStream(path, { ...range, highWaterMark: READ_BYTES })
}
