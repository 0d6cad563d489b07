import { ACCESS, CLOCK, conflict, IDS, invalid, missing, useCase } from '@callboard/core'
import { type InputOf, STAFF, subjectOf } from '@callboard/core/http-contract'
import {
  archiveVideo,
  deleteVideo,
  likeVideo,
  restoreVideo,
  retryVideo,
  updateVideos,
  videoRemoved,
  videoSubject,
  videoUpdated,
} from '../../contract/index.ts'
import { canBeRetried, processingAgain } from '../../domain/video.ts'
import { REVIEW_STORE } from '../ports/index.ts'
import { type VideoChange, VideoChanger } from './changes.ts'
import { enqueueMaking } from './making-job.ts'
import { ReviewViews } from './review-view.ts'

export const LikeVideo = useCase(
  likeVideo,
  { changer: VideoChanger },
  ({ needs, input: { id, isLiked, groupId, recordIds = [] }, subject: { video } }) => {
    if (groupId !== undefined && groupId !== video.groupId) throw missing('This video in this group')
    if (recordIds.some((record) => !video.recordIds.includes(record)))
      throw missing('This video of this talent')
    return needs.changer.change(id, { liked: isLiked })
  },
)

const changeOf = ({ is_archived, liked }: InputOf<typeof updateVideos>['fields']): VideoChange => ({
  ...(is_archived === undefined ? {} : { archived: is_archived }),
  ...(liked === undefined ? {} : { liked }),
})

export const ArchiveVideo = useCase(archiveVideo, { changer: VideoChanger }, ({ needs, input }) =>
  needs.changer.change(input.id, changeOf(input)),
)

const ofVideo = subjectOf(videoSubject, { id: 'id' }, STAFF)

export const UpdateVideos = useCase(
  updateVideos,
  { access: ACCESS, store: REVIEW_STORE, changer: VideoChanger },
  async ({ needs, actor, input: { ids, fields } }) => {
    const sessions = new Set<string>()
    for (const id of ids) sessions.add((await needs.access.admit(ofVideo, actor, { id })).session.id)
    if (sessions.size > 1) throw invalid('ids', 'These videos are not of one session.')
    return await needs.store.write(async (repositories, outbox) => {
      const videos = []
      // In one order, so that two lists that share videos do not wait for each other.
      for (const id of ids.toSorted())
        videos.push(await needs.changer.changeIn(repositories, outbox, id, changeOf(fields)))
      return outbox.answer({ videos })
    })
  },
)

/** The second step after the archive: posting pages that have a copy keep it. */
export const DeleteVideo = useCase(deleteVideo, { store: REVIEW_STORE, clock: CLOCK }, ({ needs, input }) =>
  needs.store.write(async ({ videos }, outbox) => {
    const video = await videos.lock(input.id)
    if (!video) throw missing('This video')
    if (!video.archived) throw conflict('not_archived', 'Only an archived video can be deleted.')
    await videos.save({ ...video, deletedAt: needs.clock.now() })
    outbox.signal(videoRemoved, video.sessionId, { staff: { _id: video.id, group: video.groupId } })
    return outbox.answer({ success: true })
  }),
)

/** It comes back as it was: archived. */
export const RestoreVideo = useCase(
  restoreVideo,
  { store: REVIEW_STORE, views: ReviewViews },
  ({ needs, input }) =>
    needs.store.write(async ({ videos }, outbox) => {
      const video = await videos.lockAny(input.id)
      if (!video) throw missing('This video')
      const back = { ...video, deletedAt: null }
      const view = needs.views.video(back)
      await videos.save(back)
      outbox.signal(videoUpdated, video.sessionId, { staff: view })
      return outbox.answer(view)
    }),
)

export const RetryVideo = useCase(
  retryVideo,
  { store: REVIEW_STORE, views: ReviewViews, ids: IDS },
  ({ needs, input }) =>
    needs.store.write(async ({ videos }, outbox) => {
      const video = await videos.lock(input.id)
      if (!video) throw missing('This video')
      // A second press finds it under way.
      if (video.state === 'processing') return needs.views.video(video)
      if (!canBeRetried(video)) throw conflict('nothing_to_retry', 'This video needs no other try.')
      const next = processingAgain(video)
      const view = needs.views.video(next)
      await videos.save(next)
      enqueueMaking(outbox, video, needs.ids.next())
      outbox.signal(videoUpdated, next.sessionId, { staff: view })
      return view
    }),
)
