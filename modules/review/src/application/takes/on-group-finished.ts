import { CLOCK, eventHandler } from '@callboard/core'
import { groupFinished } from '@callboard/lobby/contract'
import { REVIEW_STORE } from '../ports/index.ts'
import { stopRunningTakes } from './stored-take.ts'

/** The current group was finished: its running takes end. */
export const OnGroupFinished = eventHandler(
  groupFinished,
  'review.stop-takes-of-group',
  { store: REVIEW_STORE, clock: CLOCK },
  async ({ needs, payload }) => {
    await needs.store.write((repositories, outbox) =>
      stopRunningTakes(repositories, outbox, { groupId: payload.group_id }, needs.clock.now()),
    )
  },
)
