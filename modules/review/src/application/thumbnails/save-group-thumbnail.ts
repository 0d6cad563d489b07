import { BLOB_STORE, missing, useCase } from '@callboard/core'
import { saveGroupThumbnail } from '../../contract/index.ts'
import { isStillOf } from '../../domain/video.ts'
import { REVIEW_STORE } from '../ports/index.ts'
import { changeGroupPicture } from '../videos/changes.ts'
import { ReviewViews } from '../videos/review-view.ts'

export const SaveGroupThumbnail = useCase(
  saveGroupThumbnail,
  { store: REVIEW_STORE, views: ReviewViews, blobs: BLOB_STORE },
  async ({ needs, input: { key }, subject: { group } }) => {
    if (key !== null && (await needs.blobs.info(key)) === null) throw missing('This picture')
    return await needs.store.write(async (repositories, outbox) => {
      const all = await repositories.videos.list({ groupIds: [group.id] })
      if (key !== null && !isStillOf(key, all)) throw missing('This picture')
      await changeGroupPicture(repositories, outbox, needs.views, group, key)
      return needs.views.group(group, await repositories.groupReviews.find(group.id), all)
    })
  },
)
