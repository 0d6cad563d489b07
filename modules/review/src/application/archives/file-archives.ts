import { BLOB_STORE, CLOCK, type Hold, service } from '@callboard/core'
import { archiveKey, archiveTextKey } from '../../domain/archive.ts'
import type { CollectedFiles, FileArchives, MadeContents, WantedFiles } from '../../queries/index.ts'
import { ProgressTeller } from '../videos/progress-teller.ts'
import type { ArchivedFile, Wanted } from './archive-contents.ts'
import { ArchiveParts, type MadeArchive } from './archive-parts.ts'

/** Downloads of whole evenings take their time; the archive may end before. */
const DOWNLOAD_SECONDS = 900
const TEXT = 'text/plain'

async function* bytesOf(text: AsyncIterable<string>): AsyncIterable<Uint8Array> {
  for await (const piece of text) yield Buffer.from(piece)
}

export class StoredFileArchives
  extends service({ blobs: BLOB_STORE, parts: ArchiveParts, clock: CLOCK })
  implements FileArchives
{
  async progress(archiveId: string): Promise<number> {
    return (await this.needs.parts.work(archiveId))?.percent ?? 0
  }

  async make(wanted: WantedFiles, tell: (percent: number) => Promise<void>): Promise<MadeContents> {
    const { parts } = this.needs
    const work =
      (await parts.work(wanted.id)) ??
      (await parts.begin(wanted.id, await this.#kept(wanted.id, await wanted.collect())))
    return await this.write(wanted, { title: wanted.title, files: work.files }, tell)
  }

  /** @param wanted in their order in the archive */
  async write(
    archive: MadeArchive,
    wanted: Wanted,
    tell: (percent: number) => Promise<void>,
  ): Promise<MadeContents> {
    const { parts, clock } = this.needs
    const progress = new ProgressTeller(clock, tell)
    return await parts.write(archive, wanted, await parts.work(archive.id), {
      reached: (share) => progress.reached(share),
    })
  }

  async removeParts(archiveId: string): Promise<void> {
    await this.needs.parts.removeAll(archiveId)
  }

  async remove(archiveId: string): Promise<void> {
    await this.needs.blobs.remove(archiveKey(archiveId))
    await this.needs.parts.removeAll(archiveId)
  }

  address(archiveId: string, fileName: string, hold: Hold): string {
    const rights = { seconds: DOWNLOAD_SECONDS, downloadName: `${fileName}.zip`, hold }
    return this.needs.blobs.signGet(archiveKey(archiveId), rights)
  }

  async #kept(archiveId: string, { texts, files }: CollectedFiles): Promise<readonly ArchivedFile[]> {
    const { blobs } = this.needs
    const kept: ArchivedFile[] = []
    for (const { name, text } of texts) {
      const key = archiveTextKey(archiveId, kept.length)
      const size = await blobs.write(key, bytesOf(text), TEXT)
      kept.push({ name, id: key, key, size, fault: null })
    }
    for (const { name, key } of files) {
      const size = (await blobs.info(key))?.size ?? 0
      kept.push({ name, id: name, key, size, fault: null })
    }
    return kept
  }
}
