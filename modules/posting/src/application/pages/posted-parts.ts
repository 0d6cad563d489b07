import { CLOCK, holdOn, missing, type Outbox, service, useCase } from '@callboard/core'
import { VIDEO_DIRECTORY } from '@callboard/review/queries'
import {
  changePostedGroup,
  changePostedVideo,
  changePostedVideos,
  copiesChanged,
  listPostedVideos,
  postedSubject,
  removePostedVideo,
} from '../../contract/index.ts'
import type { PostingGroup, PostingVideo } from '../../domain/page.ts'
import { tellPicks } from '../picks/tell-picks.ts'
import { POSTING_STORE } from '../ports/index.ts'
import { PageEditor, tellViewers } from './page.ts'
import { postedVideoView } from './posted-video-view.ts'
import { StandingPages } from './standing-pages.ts'

/**
 * The source groups may be on no page any more, or on one again.
 * @param groups of one page
 */
export function publishCopiesChanged(outbox: Outbox, pageId: string, groups: readonly PostingGroup[]): void {
  tellPicks(outbox, pageId, groups)
  for (const [session_id, own] of Map.groupBy(groups, ({ sessionId }) => sessionId))
    outbox.publish(copiesChanged, { session_id, group_ids: own.map(({ sourceGroupId }) => sourceGroupId) })
}

/** Its answers and comments wait for a group that is taken off. */
export const ChangePostedGroup = useCase(
  changePostedGroup,
  { editor: PageEditor, clock: CLOCK },
  ({ needs, input: { id, is_removed }, subject }) =>
    needs.editor.edit(subject.page.id, async (page, { groups }, outbox) => {
      const group = (await groups.everOfPage(page.id)).find((other) => other.id === id)
      if (!group) throw missing('This group')
      if ((group.removedAt !== null) !== is_removed) {
        await groups.save({ ...group, removedAt: is_removed ? needs.clock.now() : null })
        publishCopiesChanged(outbox, page.id, [group])
        tellViewers(outbox, page.id)
      }
      return outbox.answer({ is_removed })
    }),
)

interface VideoChange {
  readonly is_archived?: boolean
  readonly is_removed?: boolean
}

function changed(video: PostingVideo, { is_archived, is_removed }: VideoChange, now: Date): PostingVideo {
  const wasRemoved = video.removedAt !== null
  const removed = is_removed ?? wasRemoved
  return {
    ...video,
    archived: is_archived ?? video.archived,
    removedAt: removed === wasRemoved ? video.removedAt : removed ? now : null,
  }
}

/** Changes of videos of one page, all of them or none. */
class PostedVideos extends service({ editor: PageEditor, clock: CLOCK }) {
  /**
   * @param groupId the group that all of them are in, where it is given
   * @param reply of the call, from the videos as they are now
   * @throws DomainError missing for a video that was never on the page, or is not in the group
   */
  async change<Reply>(
    pageId: string,
    ids: readonly string[],
    change: VideoChange,
    reply: (videos: readonly PostingVideo[]) => Reply,
    groupId?: string,
  ): Promise<Reply> {
    return await this.needs.editor.edit(pageId, async (page, { groups }, outbox) => {
      const all = await groups.everVideosOfPage(page.id)
      const videos = ids.map((id) =>
        all.find((video) => video.videoId === id && video.groupId === (groupId ?? video.groupId)),
      )
      const known = videos.filter((video) => video !== undefined)
      if (known.length < ids.length) throw missing(ids.length === 1 ? 'This video' : 'One of these videos')
      const after = known.map((video) => changed(video, change, this.needs.clock.now()))
      const moved = after.filter(
        (video, at) => video.archived !== known[at]?.archived || video.removedAt !== known[at].removedAt,
      )
      for (const video of moved) await groups.saveVideo(video)
      if (moved.length > 0) tellViewers(outbox, page.id)
      return outbox.answer(reply(after))
    })
  }
}

export const ChangePostedVideo = useCase(
  changePostedVideo,
  { videos: PostedVideos },
  ({ needs, input: { page_id: _, id, ...change }, subject: { page } }) =>
    needs.videos.change(page.id, [id], change, ([video]) => ({
      is_removed: video?.removedAt !== null,
      is_archived: video?.archived === true,
    })),
)

export const RemovePostedVideo = useCase(
  removePostedVideo,
  { videos: PostedVideos },
  ({ needs, input: { id }, subject: { page } }) =>
    needs.videos.change(page.id, [id], { is_removed: true }, () => ({ success: true })),
)

export const ChangePostedVideos = useCase(
  changePostedVideos,
  { videos: PostedVideos },
  ({ needs, input: { ids, fields, videoReivewGroupId }, subject: { page } }) =>
    needs.videos.change(page.id, ids, fields, () => ({ success: true }), videoReivewGroupId),
)

export const ListPostedVideos = useCase(
  listPostedVideos,
  { store: POSTING_STORE, standing: StandingPages, videos: VIDEO_DIRECTORY },
  async ({ needs, input, subject: { page } }) => {
    const groups = new Map(
      (await needs.standing.groups([page])).get(page.id)?.map((group) => [group.id, group]),
    )
    const copies = (await needs.store.read((repositories) => repositories.groups.videosOfPage(page.id)))
      .filter(({ groupId }) => groups.has(groupId))
      .filter(({ archived }) => archived === (input.is_archived ?? false))
    const playable = await needs.videos.playable(
      copies.map(({ videoId }) => videoId),
      (video) => holdOn(postedSubject, { page: page.id, video, group: groupOf(copies, video) }),
    )
    return {
      videos: copies.flatMap(({ videoId, groupId, archived }) => {
        const [video, group] = [playable.get(videoId), groups.get(groupId)]
        return video && group
          ? [{ ...postedVideoView(videoId, video, archived, group), url: video.url(), group: groupId }]
          : []
      }),
    }
  },
)

const groupOf = (copies: readonly PostingVideo[], id: string): string =>
  copies.find(({ videoId }) => videoId === id)?.groupId ?? ''
