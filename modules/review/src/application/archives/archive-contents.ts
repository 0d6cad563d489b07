import type { BlobStore } from '@callboard/core'
import { contentsText, type LeftOut } from '../../domain/archive.ts'
import type { MadeContents } from '../../queries/index.ts'
import type { ArchiveEntry, ArchiveProgress } from '../ports/index.ts'

/** The name of the list of files. */
export const CONTENTS = 'contents.txt'
const GONE = 'Its file is missing or damaged.'

/** A stored file as it is in an archive. */
export interface ArchivedFile {
  readonly name: string
  /** Tells it from the others, in each try. */
  readonly id: string
  readonly key: string | null
  readonly size: number
  /** Why it is left out; null: it is not. */
  readonly fault: string | null
}

/** What the parts of an archive that lie in the store are. */
export interface ArchiveWork {
  /** In their order in the archive. */
  readonly files: readonly ArchivedFile[]
  readonly leftOut: readonly LeftOut[]
  /** Keys. */
  readonly parts: readonly string[]
  readonly zip: ArchiveProgress
  /** Percent of the archive. */
  readonly percent: number
}

export interface Wanted {
  /** The first line of the list of files. */
  readonly title: string
  /** As they are now: a try that goes on keeps to the names and the order of the first one. */
  readonly files: readonly ArchivedFile[]
}

/** The file that is half in the archive can not be read any more. */
export class CutFileGone extends Error {}

async function* noBytes(): AsyncIterable<Uint8Array> {}

async function* textFrom(text: string, start: number): AsyncIterable<Uint8Array> {
  yield Buffer.from(text).subarray(start)
}

/** The files of an archive. Those that cannot be read when their turn comes are left out, and named in its list. */
export class ArchiveContents {
  readonly #blobs: BlobStore
  readonly #title: string
  readonly #now: ReadonlyMap<string, ArchivedFile>
  readonly #files: ArchiveWork['files']
  readonly #leftOut: LeftOut[]
  readonly #before: ArchiveProgress | null
  #bytes: number

  constructor(blobs: BlobStore, { title, files }: Wanted, before: ArchiveWork | null) {
    this.#blobs = blobs
    this.#title = title
    this.#now = new Map(files.map((file) => [file.id, file]))
    this.#files = before?.files ?? files
    this.#leftOut = [...(before?.leftOut ?? [])]
    this.#before = before?.zip ?? null
    this.#bytes = this.#filesIn().reduce((sum, { id }) => sum + this.#sizeOf(id), 0)
  }

  get zipped(): MadeContents {
    return { fileCount: this.#files.length - this.#leftOut.length, leftOutCount: this.#leftOut.length }
  }

  /** Of the files that are in. */
  get bytes(): number {
    return this.#bytes
  }

  workOf(parts: readonly string[], zip: ArchiveProgress): ArchiveWork {
    const percent = Math.min(99, Math.floor((100 * zip.size) / Math.max(1, this.bytes)))
    return { files: this.#files, leftOut: this.#leftOut, parts, zip, percent }
  }

  /**
   * Those that are not whole in the archive. The list comes last, when all left-out files are known.
   * @throws CutFileGone
   */
  async *entries(): AsyncIterable<ArchiveEntry> {
    const { whole = [], cut = null } = this.#before ?? {}
    const isListWhole = whole.at(-1)?.name === CONTENTS
    for (const { name, id } of this.#files.slice(whole.length + this.#leftOut.length)) {
      const file = this.#now.get(id)
      const fault = await this.#faultOf(file)
      if (file && fault === null) yield { name, open: (start) => this.#open(file, start) }
      else if (name === cut?.name) throw new CutFileGone(`${name}: ${fault}`)
      else {
        this.#leftOut.push({ name, reason: fault ?? GONE })
        this.#bytes -= this.#sizeOf(id)
      }
    }
    if (!isListWhole) yield { name: CONTENTS, open: async (start) => textFrom(this.#list(), start) }
  }

  #sizeOf(id: string): number {
    return this.#now.get(id)?.size ?? 0
  }

  #filesIn(): ArchiveWork['files'] {
    const out = new Set(this.#leftOut.map(({ name }) => name))
    return this.#files.filter(({ name }) => !out.has(name))
  }

  #list(): string {
    return contentsText(
      this.#title,
      this.#filesIn().map(({ name }) => name),
      this.#leftOut,
    )
  }

  async #faultOf(file: ArchivedFile | undefined): Promise<string | null> {
    if (!file?.key) return file?.fault ?? GONE
    if (file.fault !== null) return file.fault
    const stored = await this.#blobs.info(file.key)
    return stored?.size === file.size ? null : GONE
  }

  async #open({ key, size }: ArchivedFile, start: number): Promise<AsyncIterable<Uint8Array>> {
    if (start >= size) return noBytes()
    return await this.#blobs.read(key ?? '', { start, end: size - 1 })
  }
}
