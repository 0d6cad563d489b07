import { type Actor, CLOCK, eventHandler } from '@callboard/core'
import type { PayloadOf } from '@callboard/core/http-contract'
import { groupFinished } from '@callboard/lobby/contract'
import { REVIEW_STORE } from '../ports/index.ts'
import { stopRunningTakes } from './stored-take.ts'

/** The current group was finished: its running takes end. */
export class OnGroupFinished extends eventHandler(groupFinished, 'review.stop-takes-of-group', {
  store: REVIEW_STORE,
  clock: CLOCK,
}) {
  async run(_actor: Actor, input: PayloadOf<typeof groupFinished>): Promise<void> {
    await this.needs.store.write((repositories, outbox) =>
      stopRunningTakes(repositories, outbox, { groupId: input.group_id }, this.needs.clock.now()),
    )
  }
}
