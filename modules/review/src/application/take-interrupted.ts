import type { Actor, Clock } from '@callboard/core'
import type { InputOf, ReplyOf } from '@callboard/core/http-contract'
import type { takeInterrupted } from '../contract/index.ts'
import { interrupted, isOpen } from '../domain/take.ts'
import { ownTake } from './own-take.ts'
import type { ReviewStore } from './ports/index.ts'
import { saveTake } from './save-take.ts'
import { scheduleClose } from './schedule-close.ts'
import { takeView } from './take-view.ts'

export class TakeInterrupted {
  readonly #store: ReviewStore
  readonly #clock: Clock

  constructor(store: ReviewStore, clock: Clock) {
    this.#store = store
    this.#clock = clock
  }

  async run(actor: Actor, input: InputOf<typeof takeInterrupted>): Promise<ReplyOf<typeof takeInterrupted>> {
    return await this.#store.write(async ({ takes }, outbox) => {
      const take = ownTake(actor, await takes.lock(input.id))
      const next = interrupted(take, input.device ?? null, input.reason, this.#clock.now())
      if (next !== take) {
        await saveTake({ takes }, outbox, next)
        if (isOpen(next)) scheduleClose(outbox, next)
      }
      return takeView(next)
    })
  }
}
