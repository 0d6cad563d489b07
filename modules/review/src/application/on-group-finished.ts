import type { Actor, Clock } from '@callboard/core'
import type { PayloadOf } from '@callboard/core/http-contract'
import type { groupFinished } from '@callboard/lobby/contract'
import type { ReviewStore } from './ports/index.ts'
import { stopRunningTakes } from './stop-running-takes.ts'

/** The current group was finished: what is recorded for it ends. */
export class OnGroupFinished {
  readonly #store: ReviewStore
  readonly #clock: Clock

  constructor(store: ReviewStore, clock: Clock) {
    this.#store = store
    this.#clock = clock
  }

  async run(_actor: Actor, input: PayloadOf<typeof groupFinished>): Promise<void> {
    await this.#store.write((repositories, outbox) =>
      stopRunningTakes(repositories, outbox, { groupId: input.group_id }, this.#clock.now()),
    )
  }
}
