import { type Actor, BLOB_STORE, conflict, useCase } from '@callboard/core'
import type { InputOf, ReplyOf } from '@callboard/core/http-contract'
import { PIECE_LIMIT_BYTES, PIECE_TYPE, pieceAddresses } from '../../contract/index.ts'
import { acceptsPieces, claimed, pieceKey } from '../../domain/take.ts'
import { REVIEW_STORE } from '../ports/index.ts'
import { confirmedPieces, thereStill } from './stored-take.ts'

export const PIECE_ADDRESS_SECONDS = 5 * 60
const ADDRESS = { contentType: PIECE_TYPE, maxBytes: PIECE_LIMIT_BYTES, seconds: PIECE_ADDRESS_SECONDS }

/** Pieces that are confirmed already get no address: nothing may write over them. */
export class PieceAddresses extends useCase(pieceAddresses, { store: REVIEW_STORE, blobs: BLOB_STORE }) {
  async run(_actor: Actor, input: InputOf<typeof pieceAddresses>): Promise<ReplyOf<typeof pieceAddresses>> {
    return await this.needs.store.read(async ({ takes, pieces }) => {
      const take = claimed(thereStill(await takes.find(input.id)), input.device)
      if (!acceptsPieces(take)) throw conflict('take_closed', 'This take is finished already.')
      const confirmed = new Set(await confirmedPieces({ pieces }, take.id))
      const wanted = Array.from({ length: input.count }, (_, index) => input.from + index)
      return {
        addresses: wanted
          .filter((piece) => !confirmed.has(piece))
          .map((piece) => ({
            piece,
            url: this.needs.blobs.signPut(pieceKey(take.id, input.device, piece), ADDRESS),
          })),
      }
    })
  }
}
