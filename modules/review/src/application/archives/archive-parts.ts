import { BLOB_STORE, service } from '@callboard/core'
import {
  type Archive,
  archiveKey,
  archivePartBytes,
  archivePartKey,
  archiveWorkKey,
  archiveWorkKeys,
} from '../../domain/archive.ts'
import type { MadeContents } from '../../queries/index.ts'
import { ARCHIVER } from '../ports/index.ts'
import {
  ArchiveContents,
  type ArchivedFile,
  type ArchiveWork,
  CutFileGone,
  type Wanted,
} from './archive-contents.ts'

const ZIP = 'application/zip'
const JSON_TYPE = 'application/json'

export type MadeArchive = Pick<Archive, 'id' | 'attempts' | 'createdAt'>

interface WriteSettings {
  /** Is told which share of the archive is made, 0 to 1. */
  reached(share: number): Promise<void>
  /** @returns the size of the parts of an archive of so many bytes; default `archivePartBytes` */
  partBytes?(bytes: number): number
}

/**
 * Writes archives in parts, which are joined where they lie: a worker that is killed costs the part that it was writing
 * then, however large the archive is.
 */
export class ArchiveParts extends service({ blobs: BLOB_STORE, archiver: ARCHIVER }) {
  /** @returns what an earlier try has left to go on from */
  async work(archiveId: string): Promise<ArchiveWork | null> {
    const key = archiveWorkKey(archiveId)
    if (!(await this.needs.blobs.info(key))) return null
    const bytes: Uint8Array[] = []
    for await (const piece of await this.needs.blobs.read(key)) bytes.push(piece)
    return JSON.parse(Buffer.concat(bytes).toString()) as ArchiveWork
  }

  /** Keeps which files an archive is made of, before there is a part of it. */
  async begin(archiveId: string, files: readonly ArchivedFile[]): Promise<ArchiveWork> {
    const work = { files, leftOut: [], parts: [], zip: { size: 0, whole: [], cut: null }, percent: 0 }
    await this.#keep(archiveId, work)
    return work
  }

  /**
   * @param before what is gone on from
   * @returns what is in the archive, which is in the store then; its parts are there until `removeAll`
   */
  async write(
    archive: MadeArchive,
    wanted: Wanted,
    before: ArchiveWork | null,
    settings: WriteSettings,
  ): Promise<MadeContents> {
    const contents = new ArchiveContents(this.needs.blobs, wanted, before)
    try {
      const parts = await this.#parts(archive, contents, before, settings)
      await this.needs.blobs.join(parts, archiveKey(archive.id), ZIP)
      return contents.zipped
    } catch (error) {
      if (error instanceof CutFileGone) await this.removeAll(archive.id)
      throw error
    }
  }

  /** @returns the keys of all parts */
  async #parts(
    archive: MadeArchive,
    contents: ArchiveContents,
    before: ArchiveWork | null,
    { reached, partBytes = archivePartBytes }: WriteSettings,
  ): Promise<readonly string[]> {
    const zip = this.needs.archiver.zip(contents.entries(), { made: archive.createdAt, from: before?.zip })
    const pieces = zip[Symbol.asyncIterator]()
    const limit = partBytes(contents.bytes)
    const parts = [...(before?.parts ?? [])]
    let made = before?.zip.size ?? 0
    let next = await pieces.next()
    /** The last piece of a part that is full stays in `next`: how far the archive is counts up to it. */
    async function* part(): AsyncIterable<Uint8Array> {
      for (let bytes = 0; !next.done; next = await pieces.next()) {
        yield next.value
        bytes += next.value.length
        made += next.value.length
        await reached(made / Math.max(1, contents.bytes))
        if (bytes >= limit) return
      }
    }
    try {
      while (!next.done) {
        const key = archivePartKey(archive, parts.length)
        await this.needs.blobs.write(key, part(), ZIP)
        parts.push(key)
        if (next.done) break
        await this.#keep(archive.id, contents.workOf(parts, zip.progress()))
        next = await pieces.next()
      }
      return parts
    } finally {
      await pieces.return?.()
    }
  }

  /** A try that comes after begins at nothing, also when this is cut off: what is gone on from goes first. */
  async removeAll(archiveId: string): Promise<void> {
    await this.needs.blobs.remove(archiveWorkKey(archiveId))
    for (const key of await this.needs.blobs.list(archiveWorkKeys(archiveId)))
      await this.needs.blobs.remove(key)
  }

  async #keep(archiveId: string, work: ArchiveWork): Promise<void> {
    await this.needs.blobs.write(archiveWorkKey(archiveId), Buffer.from(JSON.stringify(work)), JSON_TYPE)
  }
}
