import { CLOCK, eventHandler } from '@callboard/core'
import { recordDeleted } from '@callboard/lobby/contract'
import { REVIEW_STORE } from '../ports/index.ts'
import { stopRunningTakes } from './stored-take.ts'

/** A talent was removed: its device stops, and the recorded pieces are kept. */
export const OnRecordDeleted = eventHandler(
  recordDeleted,
  'review.stop-take-of-record',
  { store: REVIEW_STORE, clock: CLOCK },
  async ({ needs, payload }) => {
    await needs.store.write((repositories, outbox) =>
      stopRunningTakes(repositories, outbox, { recordIds: [payload.record_id] }, needs.clock.now()),
    )
  },
)
