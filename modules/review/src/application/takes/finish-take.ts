import { CLOCK, conflict, type NeedsOf, useCase } from '@callboard/core'
import { finishTake } from '../../contract/index.ts'
import {
  acceptsPieces,
  claimed,
  done,
  gaplessRun,
  lost,
  missingPieces,
  type Take,
} from '../../domain/take.ts'
import { REVIEW_STORE } from '../ports/index.ts'
import { TakeRegistrar } from './register-take.ts'
import { confirmedPieces, thereStill } from './stored-take.ts'
import { takeView } from './take-view.ts'

const NOTHING = 'Nothing was recorded.'

const NEEDS = { store: REVIEW_STORE, registrar: TakeRegistrar, clock: CLOCK }
type Needs = NeedsOf<typeof NEEDS>

export const FinishTake = useCase(finishTake, NEEDS, ({ needs, input }) =>
  needs.store.write(async (repositories, outbox) => {
    const take = claimed(thereStill(await repositories.takes.lock(input.id)), input.device)
    if (!acceptsPieces(take)) return takeView(take)
    const confirmed = await confirmedPieces(repositories, take.id)
    const finished = ended(needs, take, confirmed, input.pieces)
    await needs.registrar.register(repositories, outbox, finished, needs.clock.now())
    return takeView(finished)
  }),
)

function ended({ clock }: Needs, take: Take, confirmed: readonly number[], pieces: number): Take {
  const now = clock.now()
  // A device that lost its memory may count too few; pieces that the server has are part of the take.
  const count = Math.max(pieces, gaplessRun(confirmed))
  if (count === 0) return lost(take, 'device', take.reason ?? NOTHING, now)
  const lacking = missingPieces(confirmed, count)
  if (lacking.length > 0) {
    throw conflict('pieces_missing', `${lacking.length} pieces of the recording are not here yet.`, lacking)
  }
  return done(take, count, 'device', take.closedBy === 'cleanup' ? null : take.reason, now)
}
