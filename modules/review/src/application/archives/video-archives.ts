import { BLOB_STORE, CLOCK, type Hold, service } from '@callboard/core'
import { archiveKey } from '../../domain/archive.ts'
import type { MadeContents, VideoArchives, WantedArchive } from '../../queries/index.ts'
import { REVIEW_STORE } from '../ports/index.ts'
import { ProgressTeller } from '../videos/progress-teller.ts'
import { CONTENTS } from './archive-contents.ts'
import { type GroupedVideo, namedVideos } from './archive-files.ts'
import { ArchiveParts, type MadeArchive } from './archive-parts.ts'

/** Downloads of whole evenings take their time; the archive may end before. */
const DOWNLOAD_SECONDS = 900

export class StoredVideoArchives
  extends service({ store: REVIEW_STORE, blobs: BLOB_STORE, parts: ArchiveParts, clock: CLOCK })
  implements VideoArchives
{
  async progress(archiveId: string): Promise<number> {
    return (await this.needs.parts.work(archiveId))?.percent ?? 0
  }

  async make(wanted: WantedArchive, tell: (percent: number) => Promise<void>): Promise<MadeContents> {
    const ids = wanted.videos.map(({ id }) => id)
    const found = await this.needs.store.read(({ videos }) => videos.list({ ids, ever: true }))
    const videos = new Map(found.map((video) => [video.id, video]))
    const grouped = wanted.videos.flatMap(({ id, group }) => {
      const video = videos.get(id)
      return video ? [{ video, group }] : []
    })
    return await this.write(wanted, wanted.title, grouped, tell)
  }

  /**
   * `make` of videos that are known already.
   * @param grouped in their order in the archive
   */
  async write(
    archive: MadeArchive,
    title: string,
    grouped: readonly GroupedVideo[],
    tell: (percent: number) => Promise<void>,
  ): Promise<MadeContents> {
    const progress = new ProgressTeller(this.needs.clock, tell)
    return await this.needs.parts.write(
      archive,
      { title, named: namedVideos(grouped, [CONTENTS]) },
      await this.needs.parts.work(archive.id),
      { reached: (share) => progress.reached(share) },
    )
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
}
