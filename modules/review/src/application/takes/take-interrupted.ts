import { CLOCK, useCase } from '@callboard/core'
import { takeInterrupted } from '../../contract/index.ts'
import { interrupted, isOpen } from '../../domain/take.ts'
import { REVIEW_STORE } from '../ports/index.ts'
import { saveTake, scheduleClose, thereStill } from './stored-take.ts'
import { takeView } from './take-view.ts'

export const TakeInterrupted = useCase(
  takeInterrupted,
  { store: REVIEW_STORE, clock: CLOCK },
  ({ needs, input }) =>
    needs.store.write(async ({ takes }, outbox) => {
      const take = thereStill(await takes.lock(input.id))
      const next = interrupted(take, input.device ?? null, input.reason, needs.clock.now())
      if (next !== take) {
        await saveTake({ takes }, outbox, next)
        if (isOpen(next)) scheduleClose(outbox, next)
      }
      return takeView(next)
    }),
)
