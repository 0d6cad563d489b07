import type { Actor, Clock } from '@callboard/core'
import type { PayloadOf } from '@callboard/core/http-contract'
import { abandoned, isOpen, isSilent } from '../domain/take.ts'
import { confirmedPieces } from './confirmed-pieces.ts'
import type { closeAbandonedTake } from './jobs.ts'
import type { ReviewStore } from './ports/index.ts'
import type { TakeRegistrar } from './register-take.ts'
import { scheduleClose } from './schedule-close.ts'

/** Keeps what a device sent before it died. */
export class CloseAbandonedTake {
  readonly #store: ReviewStore
  readonly #registrar: TakeRegistrar
  readonly #clock: Clock

  constructor(store: ReviewStore, registrar: TakeRegistrar, clock: Clock) {
    this.#store = store
    this.#registrar = registrar
    this.#clock = clock
  }

  async run(_actor: Actor, input: PayloadOf<typeof closeAbandonedTake>): Promise<void> {
    await this.#store.write(async (repositories, outbox) => {
      const take = await repositories.takes.lock(input.take)
      if (!take || !isOpen(take)) return
      const now = this.#clock.now()
      if (!isSilent(take, now)) return scheduleClose(outbox, take)
      const confirmed = await confirmedPieces(repositories, take.id)
      await this.#registrar.register(repositories, outbox, abandoned(take, confirmed, now), now)
    })
  }
}
