import { crc32 } from 'node:zlib'
import type {
  ArchivedEntry,
  ArchiveEntry,
  ArchiveInMaking,
  ArchiveProgress,
  Archiver,
  ArchiverOptions,
} from '@callboard/review/testing'
import { descriptor, directory, localHeader } from './zip-records.ts'

const NOTHING: ArchiveProgress = { size: 0, whole: [], cut: null }

/** Videos do not get smaller, so entries are stored as they are. */
export const storedZip: Archiver = {
  zip: (entries, options) => new StoredZip(entries, options),
}

class StoredZip implements ArchiveInMaking {
  readonly #entries: AsyncIterable<ArchiveEntry>
  readonly #options: ArchiverOptions
  readonly #whole: ArchivedEntry[]
  #cut: ArchivedEntry | null
  #size: number

  constructor(entries: AsyncIterable<ArchiveEntry>, options: ArchiverOptions) {
    const { size, whole, cut } = options.from ?? NOTHING
    this.#entries = entries
    this.#options = options
    this.#size = size
    this.#whole = [...whole]
    this.#cut = cut
  }

  progress(): ArchiveProgress {
    return { size: this.#size, whole: [...this.#whole], cut: this.#cut }
  }

  async *[Symbol.asyncIterator](): AsyncIterator<Uint8Array> {
    for await (const entry of this.#entries) yield* this.#entry(entry)
    yield this.#given(directory(this.#whole, this.#options.made, this.#size))
  }

  async *#entry(entry: ArchiveEntry): AsyncIterable<Uint8Array> {
    const source = await entry.open(this.#cut?.bytes ?? 0)
    let entered = this.#cut
    if (!entered) {
      entered = { name: entry.name, offset: this.#size, bytes: 0, crc: 0 }
      this.#cut = entered
      yield this.#given(localHeader(entry.name, this.#options.made))
    }
    for await (const piece of source) {
      entered = { ...entered, bytes: entered.bytes + piece.length, crc: crc32(piece, entered.crc) }
      this.#cut = entered
      yield this.#given(piece)
    }
    this.#whole.push(entered)
    this.#cut = null
    yield this.#given(descriptor(entered))
  }

  #given(piece: Uint8Array): Uint8Array {
    this.#size += piece.length
    return piece
  }
}
