import { CLOCK, jobHandler } from '@callboard/core'
import { abandoned, isOpen, isSilent } from '../../domain/take.ts'
import { closeAbandonedTake } from '../jobs.ts'
import { REVIEW_STORE } from '../ports/index.ts'
import { TakeRegistrar } from './register-take.ts'
import { confirmedPieces, scheduleClose } from './stored-take.ts'

/** Keeps the pieces that a device sent before it died. */
export const CloseAbandonedTake = jobHandler(
  closeAbandonedTake,
  { store: REVIEW_STORE, registrar: TakeRegistrar, clock: CLOCK },
  async ({ needs, payload }) => {
    await needs.store.write(async (repositories, outbox) => {
      const take = await repositories.takes.lock(payload.take)
      if (!take || !isOpen(take)) return
      const now = needs.clock.now()
      if (!isSilent(take, now)) return scheduleClose(outbox, take)
      const confirmed = await confirmedPieces(repositories, take.id)
      await needs.registrar.register(repositories, outbox, abandoned(take, confirmed, now), now)
    })
  },
)
