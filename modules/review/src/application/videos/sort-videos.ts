import { ACCESS, inWantedOrder, missing, type Outbox, service, useCase } from '@callboard/core'
import { STAFF, subjectOf } from '@callboard/core/http-contract'
import {
  renumberVideos,
  sortVideos,
  type VideoView,
  videoSubject,
  videoUpdated,
} from '../../contract/index.ts'
import type { Video } from '../../domain/video.ts'
import { REVIEW_STORE, type ReviewRepositories } from '../ports/index.ts'
import { ReviewViews } from './review-view.ts'

const ofVideo = subjectOf(videoSubject, { id: 'id' }, STAFF)

class VideoSorter extends service({ store: REVIEW_STORE, views: ReviewViews }) {
  /**
   * Numbers the videos of a group from 1, in the wanted order; of two people who sort at once the later one's holds.
   * @throws DomainError missing for one that is not of the group
   */
  async sort(group: Pick<Video, 'groupId' | 'sessionId'>, wanted: readonly string[]) {
    return await this.needs.store.write(async (repositories, outbox) => {
      await repositories.groupReviews.lockSession(group.sessionId)
      const present = await repositories.videos.list({ groupIds: [group.groupId] })
      const known = new Map(present.map((video) => [video.id, video]))
      if (wanted.some((id) => !known.has(id))) throw missing('One of these videos')
      const sorted = inWantedOrder([...known.keys()], wanted)
      const videos: VideoView[] = []
      for (const [at, id] of sorted.entries())
        videos.push(await this.#place(repositories, outbox, known.get(id)!, at + 1))
      return outbox.answer({ videos })
    })
  }

  async #place(
    { videos }: ReviewRepositories,
    outbox: Outbox,
    video: Video,
    order: number,
  ): Promise<VideoView> {
    if (video.order === order) return this.needs.views.video(video)
    const locked = await videos.lock(video.id)
    if (!locked) throw missing('One of these videos')
    const next = { ...locked, order }
    const view = this.needs.views.video(next)
    await videos.save(next)
    outbox.signal(videoUpdated, next.sessionId, { staff: view })
    return view
  }
}

export const SortVideos = useCase(
  sortVideos,
  { access: ACCESS, sorter: VideoSorter },
  async ({ needs, actor, input: { ids, group_id } }) => {
    const { video } = await needs.access.admit(ofVideo, actor, { id: ids[0]! })
    if (group_id !== undefined && group_id !== video.groupId) throw missing('One of these videos')
    return await needs.sorter.sort(video, ids)
  },
)

export const RenumberVideos = useCase(
  renumberVideos,
  { sorter: VideoSorter },
  ({ needs, subject: { video } }) => needs.sorter.sort(video, []),
)
