import { type Actor, CLOCK, eventHandler } from '@callboard/core'
import type { PayloadOf } from '@callboard/core/http-contract'
import { recordDeleted } from '@callboard/lobby/contract'
import { REVIEW_STORE } from '../ports/index.ts'
import { stopRunningTakes } from './stored-take.ts'

/** A talent was removed: its device stops, and the recorded pieces are kept. */
export class OnRecordDeleted extends eventHandler(recordDeleted, 'review.stop-take-of-record', {
  store: REVIEW_STORE,
  clock: CLOCK,
}) {
  async run(_actor: Actor, input: PayloadOf<typeof recordDeleted>): Promise<void> {
    await this.needs.store.write((repositories, outbox) =>
      stopRunningTakes(repositories, outbox, { recordIds: [input.record_id] }, this.needs.clock.now()),
    )
  }
}
