import { CLOCK, holdOn, outsideHoldOn, service, subjectLoader } from '@callboard/core'
import { isGone } from '@callboard/review/contract'
import { VIDEO_ARCHIVES, VIDEO_DIRECTORY } from '@callboard/review/queries'
import { type PageArchiveView, pageArchiveSubject, postedSubject } from '../../contract/index.ts'
import type { PostingGroup } from '../../domain/page.ts'
import type { PageArchive } from '../../domain/page-archive.ts'
import { StandingPages } from '../pages/standing-pages.ts'
import { POSTING_STORE } from '../ports/index.ts'

/** A take with the group that shows it, in the order of the page. */
interface ShownTake {
  readonly videoId: string
  readonly group: PostingGroup
}

export class PageArchives extends service({
  store: POSTING_STORE,
  videos: VIDEO_DIRECTORY,
  archives: VIDEO_ARCHIVES,
}) {
  /** The takes that viewers of a page are shown, each once. @param groups those that stand on it, in order */
  async shown(pageId: string, groups: readonly PostingGroup[]): Promise<readonly ShownTake[]> {
    const copies = await this.needs.store.read((repositories) => repositories.groups.videosOfPage(pageId))
    const ofGroup = Map.groupBy(
      copies.filter(({ archived }) => !archived),
      ({ groupId }) => groupId,
    )
    const takes = groups.flatMap((group) =>
      (ofGroup.get(group.id) ?? []).map(({ videoId }): ShownTake => ({ videoId, group })),
    )
    return takes.filter(({ videoId }, at) => takes.findIndex((take) => take.videoId === videoId) === at)
  }

  /** Those of them that can be played. */
  async playable(pageId: string, groups: readonly PostingGroup[]): Promise<readonly ShownTake[]> {
    const takes = await this.shown(pageId, groups)
    const known = await this.needs.videos.playable(
      takes.map(({ videoId }) => videoId),
      (video) => holdOn(postedSubject, { page: pageId, video }),
    )
    return takes.filter(({ videoId }) => known.get(videoId)?.plays)
  }

  /** @param link as the viewer names it */
  view(archive: PageArchive, link: string | undefined): PageArchiveView {
    const hold = outsideHoldOn(pageArchiveSubject, { archive: archive.id, link })
    return {
      _id: archive.id,
      state: archive.state,
      progress: archive.progress,
      reason: archive.reason,
      file_count: archive.fileCount,
      left_out_count: archive.leftOutCount,
      url: archive.state === 'ready' ? this.needs.archives.address(archive.id, archive.fileName, hold) : null,
      expires_at: archive.expiresAt?.toISOString() ?? null,
    }
  }
}

/** It is there for viewers by its link as long as that shows each of its takes, and allows to save them. */
export const PageArchiveLoader = subjectLoader(
  pageArchiveSubject,
  { store: POSTING_STORE, standing: StandingPages, pages: PageArchives, clock: CLOCK },
  async ({ needs, ids }) => {
    const archive = await needs.store.read(({ pageArchives }) => pageArchives.find(ids.archive))
    if (!archive || isGone(archive, needs.clock.now())) return null
    const found = await needs.standing.find(archive.pageId, ids.link)
    if (!found?.isOpen || found.link?.id !== archive.linkId || !found.link.allowsDownload) return null
    const shown = new Set(
      (await needs.pages.shown(archive.pageId, found.groups)).map(({ videoId }) => videoId),
    )
    if (!archive.videoIds.every((video) => shown.has(video))) return null
    return { subject: { archive }, ground: { openByLink: true } }
  },
)
