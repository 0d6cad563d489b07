import { type Actor, CLOCK, useCase } from '@callboard/core'
import type { InputOf, ReplyOf } from '@callboard/core/http-contract'
import { takeInterrupted } from '../../contract/index.ts'
import { interrupted, isOpen } from '../../domain/take.ts'
import { REVIEW_STORE } from '../ports/index.ts'
import { saveTake, scheduleClose, thereStill } from './stored-take.ts'
import { takeView } from './take-view.ts'

export class TakeInterrupted extends useCase(takeInterrupted, { store: REVIEW_STORE, clock: CLOCK }) {
  async run(_actor: Actor, input: InputOf<typeof takeInterrupted>): Promise<ReplyOf<typeof takeInterrupted>> {
    return await this.needs.store.write(async ({ takes }, outbox) => {
      const take = thereStill(await takes.lock(input.id))
      const next = interrupted(take, input.device ?? null, input.reason, this.needs.clock.now())
      if (next !== take) {
        await saveTake({ takes }, outbox, next)
        if (isOpen(next)) scheduleClose(outbox, next)
      }
      return takeView(next)
    })
  }
}
