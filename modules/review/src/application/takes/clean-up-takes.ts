import { CLOCK, jobHandler } from '@callboard/core'
import { abandoned, isOpen, isSilent, originalKey } from '../../domain/take.ts'
import { closeAbandonedTake, sweepTake } from '../jobs.ts'
import { REVIEW_STORE } from '../ports/index.ts'
import { keyOfPiece, PieceSweeper } from './piece-sweeper.ts'
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

/** Removes what was put to the addresses of a take after its pieces had been joined. */
export const SweepTake = jobHandler(
  sweepTake,
  { store: REVIEW_STORE, sweeper: PieceSweeper },
  async ({ needs, payload }) => {
    const { take, video, pieces } = await needs.store.read(async (repositories) => ({
      take: await repositories.takes.find(payload.take),
      video: await repositories.videos.byTake(payload.take),
      pieces: await repositories.pieces.ofTake(payload.take),
    }))
    // Until its original is known to be stored, the pieces are all there is of the take.
    if (take?.closedBy !== 'device' || video?.originalKey !== originalKey(take)) return
    const behind = pieces.filter(({ number }) => number > take.joined)
    await needs.sweeper.sweep(
      take,
      behind.map((piece) => keyOfPiece(take, piece)),
    )
  },
)
