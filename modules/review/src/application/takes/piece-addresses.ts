import { BLOB_STORE, broken, CLOCK, conflict, type NeedsOf, useCase } from '@callboard/core'
import type { InputOf } from '@callboard/core/http-contract'
import { PIECE_LIMIT_BYTES, PIECE_TYPE, pieceAddresses } from '../../contract/index.ts'
import { acceptsPieces, claimed, pieceKey, type Take, TOO_MUCH, takeQuota } from '../../domain/take.ts'
import { REVIEW_STORE } from '../ports/index.ts'
import { confirmedPieces, saveTake, thereStill } from './stored-take.ts'

export const PIECE_ADDRESS_SECONDS = 5 * 60
const ADDRESS = { contentType: PIECE_TYPE, maxBytes: PIECE_LIMIT_BYTES, seconds: PIECE_ADDRESS_SECONDS }

type Input = InputOf<typeof pieceAddresses>

const NEEDS = { store: REVIEW_STORE, blobs: BLOB_STORE, clock: CLOCK }
type Needs = NeedsOf<typeof NEEDS>

/**
 * Pieces that are confirmed already get no address: nothing may write over them. The device that asks has the take
 * from then on, so that no more is put than one take may hold.
 * @throws DomainError rule `too_much` when all asked pieces are over the quota of the take
 */
export const PieceAddresses = useCase(pieceAddresses, NEEDS, async ({ needs, input }) => {
  const { take, confirmed } = await known(needs, input)
  if (take.device !== input.device) await claim(needs, input)
  const { pieces } = takeQuota(take, needs.clock.now())
  if (input.from > pieces) throw broken('too_much', TOO_MUCH)
  const wanted = Array.from({ length: input.count }, (_, index) => input.from + index)
  return {
    addresses: wanted
      .filter((piece) => piece <= pieces && !confirmed.has(piece))
      .map((piece) => ({
        piece,
        url: needs.blobs.signPut(pieceKey(take.id, input.device, piece), ADDRESS),
      })),
  }
})

async function known(
  { store }: Needs,
  { id, device }: Input,
): Promise<{ take: Take; confirmed: ReadonlySet<number> }> {
  return await store.read(async ({ takes, pieces }) => {
    const take = thereStill(await takes.find(id))
    if (!acceptsPieces(claimed(take, device))) throw conflict('take_closed', 'This take is finished already.')
    return { take, confirmed: new Set(await confirmedPieces({ pieces }, take.id)) }
  })
}

async function claim({ store }: Needs, { id, device }: Input): Promise<void> {
  await store.write(async ({ takes }, outbox) => {
    await saveTake({ takes }, outbox, claimed(thereStill(await takes.lock(id)), device))
  })
}
