import { type Actor, CLOCK, jobHandler } from '@callboard/core'
import type { PayloadOf } from '@callboard/core/http-contract'
import { abandoned, isOpen, isSilent } from '../../domain/take.ts'
import { closeAbandonedTake } from '../jobs.ts'
import { REVIEW_STORE } from '../ports/index.ts'
import { TakeRegistrar } from './register-take.ts'
import { confirmedPieces, scheduleClose } from './stored-take.ts'

/** Keeps the pieces that a device sent before it died. */
export class CloseAbandonedTake extends jobHandler(closeAbandonedTake, {
  store: REVIEW_STORE,
  registrar: TakeRegistrar,
  clock: CLOCK,
}) {
  async run(_actor: Actor, input: PayloadOf<typeof closeAbandonedTake>): Promise<void> {
    await this.needs.store.write(async (repositories, outbox) => {
      const take = await repositories.takes.lock(input.take)
      if (!take || !isOpen(take)) return
      const now = this.needs.clock.now()
      if (!isSilent(take, now)) return scheduleClose(outbox, take)
      const confirmed = await confirmedPieces(repositories, take.id)
      await this.needs.registrar.register(repositories, outbox, abandoned(take, confirmed, now), now)
    })
  }
}
