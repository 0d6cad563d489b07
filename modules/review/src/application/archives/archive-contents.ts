import type { BlobStore } from '@callboard/core'
import { contentsText, type LeftOut } from '../../domain/archive.ts'
import type { Video } from '../../domain/video.ts'
import type { MadeContents } from '../../queries/index.ts'
import type { ArchiveEntry, ArchiveProgress } from '../ports/index.ts'
import type { NamedVideo } from './archive-files.ts'

/** The name of the list of files. */
export const CONTENTS = 'contents.txt'
const NOT_READY = 'It is not playable any more.'
const GONE = 'Its file is missing or damaged.'

/** What the parts of an archive that lie in the store are. */
export interface ArchiveWork {
  /** In their order in the archive. */
  readonly files: readonly { readonly name: string; readonly videoId: string }[]
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
  /** As they are named now: a try that goes on keeps to the names and the order of the first one. */
  readonly named: readonly NamedVideo[]
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
  readonly #videos: ReadonlyMap<string, Video>
  readonly #files: ArchiveWork['files']
  readonly #leftOut: LeftOut[]
  readonly #before: ArchiveProgress | null
  #bytes: number

  constructor(blobs: BlobStore, { title, named }: Wanted, before: ArchiveWork | null) {
    this.#blobs = blobs
    this.#title = title
    this.#videos = new Map(named.map(({ video }) => [video.id, video]))
    this.#files = before?.files ?? named.map(({ name, video }) => ({ name, videoId: video.id }))
    this.#leftOut = [...(before?.leftOut ?? [])]
    this.#before = before?.zip ?? null
    this.#bytes = this.#filesIn().reduce((sum, { videoId }) => sum + this.#sizeOf(videoId), 0)
  }

  get zipped(): MadeContents {
    return { fileCount: this.#files.length - this.#leftOut.length, leftOutCount: this.#leftOut.length }
  }

  /** Of the videos that are in. */
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
    for (const { name, videoId } of this.#files.slice(whole.length + this.#leftOut.length)) {
      const video = this.#videos.get(videoId)
      const fault = await this.#faultOf(video)
      if (video && fault === null) yield { name, open: (start) => this.#open(video, start) }
      else if (name === cut?.name) throw new CutFileGone(`${name}: ${fault}`)
      else {
        this.#leftOut.push({ name, reason: fault ?? GONE })
        this.#bytes -= this.#sizeOf(videoId)
      }
    }
    if (!isListWhole) yield { name: CONTENTS, open: async (start) => textFrom(this.#list(), start) }
  }

  #sizeOf(videoId: string): number {
    return this.#videos.get(videoId)?.size ?? 0
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

  async #faultOf(video: Video | undefined): Promise<string | null> {
    if (video?.state !== 'ready' || video.playableKey === null || video.deletedAt !== null) return NOT_READY
    const stored = await this.#blobs.info(video.playableKey)
    return stored?.size === video.size ? null : GONE
  }

  async #open(video: Video, start: number): Promise<AsyncIterable<Uint8Array>> {
    if (start >= video.size) return noBytes()
    return await this.#blobs.read(video.playableKey ?? '', { start, end: video.size - 1 })
  }
}
