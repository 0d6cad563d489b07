import type { Actor, Clock } from '@callboard/core'
import type { PayloadOf } from '@callboard/core/http-contract'
import type { recordDeleted } from '@callboard/lobby/contract'
import type { ReviewStore } from './ports/index.ts'
import { stopRunningTakes } from './stop-running-takes.ts'

/** A talent was removed: its device stops, and what it recorded is kept. */
export class OnRecordDeleted {
  readonly #store: ReviewStore
  readonly #clock: Clock

  constructor(store: ReviewStore, clock: Clock) {
    this.#store = store
    this.#clock = clock
  }

  async run(_actor: Actor, input: PayloadOf<typeof recordDeleted>): Promise<void> {
    await this.#store.write((repositories, outbox) =>
      stopRunningTakes(repositories, outbox, { recordIds: [input.record_id] }, this.#clock.now()),
    )
  }
}
