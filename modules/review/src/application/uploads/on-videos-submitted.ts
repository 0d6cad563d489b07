import { CLOCK, eventHandler } from '@callboard/core'
import { videosSubmitted } from '@callboard/lobby/contract'
import { REVIEW_STORE } from '../ports/index.ts'
import { UploadShelf } from './upload-shelf.ts'

/** The videos of a self-tape appear in the group of their check-in. */
export const OnVideosSubmitted = eventHandler(
  videosSubmitted,
  'review.place-self-tape',
  { store: REVIEW_STORE, shelf: UploadShelf, clock: CLOCK },
  async ({ needs, payload }) => {
    for (const id of payload.uploads) {
      await needs.store.write(async (repositories, outbox) => {
        const upload = await repositories.uploads.lock(id)
        if (!upload || upload.groupId !== null) return
        const now = needs.clock.now()
        const placed = { ...upload, groupId: payload.group_id, recordId: payload.record_id, activeAt: now }
        await repositories.uploads.save(placed)
        await needs.shelf.place(repositories, outbox, placed)
      })
    }
  },
)
