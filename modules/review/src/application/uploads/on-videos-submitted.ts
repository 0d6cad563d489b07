import { type Actor, CLOCK, eventHandler } from '@callboard/core'
import type { PayloadOf } from '@callboard/core/http-contract'
import { videosSubmitted } from '@callboard/lobby/contract'
import { REVIEW_STORE } from '../ports/index.ts'
import { UploadShelf } from './upload-shelf.ts'

/** The videos of a self-tape appear in the group of their check-in. */
export class OnVideosSubmitted extends eventHandler(videosSubmitted, 'review.place-self-tape', {
  store: REVIEW_STORE,
  shelf: UploadShelf,
  clock: CLOCK,
}) {
  async run(_actor: Actor, input: PayloadOf<typeof videosSubmitted>): Promise<void> {
    for (const id of input.uploads) {
      await this.needs.store.write(async (repositories, outbox) => {
        const upload = await repositories.uploads.lock(id)
        if (!upload || upload.groupId !== null) return
        const now = this.needs.clock.now()
        const placed = { ...upload, groupId: input.group_id, recordId: input.record_id, activeAt: now }
        await repositories.uploads.save(placed)
        await this.needs.shelf.place(repositories, outbox, placed)
      })
    }
  }
}
