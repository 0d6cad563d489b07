import { eventHandler } from '@callboard/core'
import { groupPictureChosen } from '@callboard/lobby/contract'
import { isStillOf } from '../../domain/video.ts'
import { REVIEW_STORE } from '../ports/index.ts'
import { changeGroupPicture } from '../videos/changes.ts'
import { ReviewViews } from '../videos/review-view.ts'

/** A picture whose video was deleted meanwhile is not shown. */
export const OnGroupPictureChosen = eventHandler(
  groupPictureChosen,
  'review.show-chosen-picture',
  { store: REVIEW_STORE, views: ReviewViews },
  async ({ needs, payload: { group_id, session_id, key } }) => {
    await needs.store.write(async (repositories, outbox) => {
      const videos = await repositories.videos.list({ groupIds: [group_id] })
      if (key !== null && !isStillOf(key, videos)) return
      await changeGroupPicture(
        repositories,
        outbox,
        needs.views,
        { id: group_id, sessionId: session_id },
        key,
      )
    })
  },
)
