import { type Actor, jobHandler } from '@callboard/core'
import type { PayloadOf } from '@callboard/core/http-contract'
import { originalKey } from '../../domain/take.ts'
import { sweepTake } from '../jobs.ts'
import { REVIEW_STORE } from '../ports/index.ts'
import { keyOfPiece, PieceSweeper } from './piece-sweeper.ts'

/** Removes what was put to the addresses of a take after its pieces had been joined. */
export class SweepTake extends jobHandler(sweepTake, { store: REVIEW_STORE, sweeper: PieceSweeper }) {
  async run(_actor: Actor, input: PayloadOf<typeof sweepTake>): Promise<void> {
    const { take, video, pieces } = await this.needs.store.read(async (repositories) => ({
      take: await repositories.takes.find(input.take),
      video: await repositories.videos.byTake(input.take),
      pieces: await repositories.pieces.ofTake(input.take),
    }))
    // Until its original is known to be stored, the pieces are all there is of the take.
    if (take?.closedBy !== 'device' || video?.originalKey !== originalKey(take)) return
    const behind = pieces.filter(({ number }) => number > take.joined)
    await this.needs.sweeper.sweep(
      take,
      behind.map((piece) => keyOfPiece(take, piece)),
    )
  }
}
