import { type Hold, service } from '@callboard/core'
import type { MadeContents, VideoArchives, WantedArchive } from '../../queries/index.ts'
import { REVIEW_STORE } from '../ports/index.ts'
import { CONTENTS } from './archive-contents.ts'
import { filesOf, type GroupedVideo } from './archive-files.ts'
import type { MadeArchive } from './archive-parts.ts'
import { StoredFileArchives } from './file-archives.ts'

export class StoredVideoArchives
  extends service({ store: REVIEW_STORE, files: StoredFileArchives })
  implements VideoArchives
{
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
  write(
    archive: MadeArchive,
    title: string,
    grouped: readonly GroupedVideo[],
    tell: (percent: number) => Promise<void>,
  ): Promise<MadeContents> {
    return this.needs.files.write(archive, { title, files: filesOf(grouped, [CONTENTS]) }, tell)
  }

  progress(archiveId: string): Promise<number> {
    return this.needs.files.progress(archiveId)
  }

  removeParts(archiveId: string): Promise<void> {
    return this.needs.files.removeParts(archiveId)
  }

  remove(archiveId: string): Promise<void> {
    return this.needs.files.remove(archiveId)
  }

  address(archiveId: string, fileName: string, hold: Hold): string {
    return this.needs.files.address(archiveId, fileName, hold)
  }
}
