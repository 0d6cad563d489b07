import { type Actor, BLOB_STORE, broken, CLOCK, conflict, useCase } from '@callboard/core'
import type { InputOf, ReplyOf } from '@callboard/core/http-contract'
import { PIECE_LIMIT_BYTES, PIECE_TYPE, pieceAddresses } from '../../contract/index.ts'
import { acceptsPieces, claimed, pieceKey, type Take, TOO_MUCH, takeQuota } from '../../domain/take.ts'
import { REVIEW_STORE } from '../ports/index.ts'
import { confirmedPieces, saveTake, thereStill } from './stored-take.ts'

export const PIECE_ADDRESS_SECONDS = 5 * 60
const ADDRESS = { contentType: PIECE_TYPE, maxBytes: PIECE_LIMIT_BYTES, seconds: PIECE_ADDRESS_SECONDS }

type Input = InputOf<typeof pieceAddresses>

/**
 * Pieces that are confirmed already get no address: nothing may write over them. The device that asks has the take
 * from then on, so that no more is put than one take may hold.
 */
export class PieceAddresses extends useCase(pieceAddresses, {
  store: REVIEW_STORE,
  blobs: BLOB_STORE,
  clock: CLOCK,
}) {
  /** @throws DomainError rule `too_much` when all asked pieces are over the quota of the take */
  async run(_actor: Actor, input: Input): Promise<ReplyOf<typeof pieceAddresses>> {
    const { take, confirmed } = await this.#known(input)
    if (take.device !== input.device) await this.#claim(input)
    const { pieces } = takeQuota(take, this.needs.clock.now())
    if (input.from > pieces) throw broken('too_much', TOO_MUCH)
    const wanted = Array.from({ length: input.count }, (_, index) => input.from + index)
    return {
      addresses: wanted
        .filter((piece) => piece <= pieces && !confirmed.has(piece))
        .map((piece) => ({
          piece,
          url: this.needs.blobs.signPut(pieceKey(take.id, input.device, piece), ADDRESS),
        })),
    }
  }

  async #known({ id, device }: Input): Promise<{ take: Take; confirmed: ReadonlySet<number> }> {
    return await this.needs.store.read(async ({ takes, pieces }) => {
      const take = thereStill(await takes.find(id))
      if (!acceptsPieces(claimed(take, device)))
        throw conflict('take_closed', 'This take is finished already.')
      return { take, confirmed: new Set(await confirmedPieces({ pieces }, take.id)) }
    })
  }

  async #claim({ id, device }: Input): Promise<void> {
    await this.needs.store.write(async ({ takes }, outbox) => {
      await saveTake({ takes }, outbox, claimed(thereStill(await takes.lock(id)), device))
    })
  }
}
