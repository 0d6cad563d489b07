import { jobHandler } from '@callboard/core'
import { originalKey } from '../../domain/take.ts'
import { sweepTake } from '../jobs.ts'
import { REVIEW_STORE } from '../ports/index.ts'
import { keyOfPiece, PieceSweeper } from './piece-sweeper.ts'

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
