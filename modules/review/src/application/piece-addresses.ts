import { type Actor, type BlobStore, conflict } from '@callboard/core'
import type { InputOf, ReplyOf } from '@callboard/core/http-contract'
import { PIECE_LIMIT_BYTES, PIECE_TYPE, type pieceAddresses } from '../contract/index.ts'
import { acceptsPieces, claimed, pieceKey } from '../domain/take.ts'
import { confirmedPieces } from './confirmed-pieces.ts'
import { ownTake } from './own-take.ts'
import type { ReviewStore } from './ports/index.ts'

const ADDRESS = { contentType: PIECE_TYPE, maxBytes: PIECE_LIMIT_BYTES, seconds: 15 * 60 }

/** Pieces that are confirmed already get no address: nothing may write over them. */
export class PieceAddresses {
  readonly #store: ReviewStore
  readonly #blobs: BlobStore

  constructor(store: ReviewStore, blobs: BlobStore) {
    this.#store = store
    this.#blobs = blobs
  }

  async run(actor: Actor, input: InputOf<typeof pieceAddresses>): Promise<ReplyOf<typeof pieceAddresses>> {
    return await this.#store.read(async ({ takes, pieces }) => {
      const take = claimed(ownTake(actor, await takes.find(input.id)), input.device)
      if (!acceptsPieces(take)) throw conflict('take_closed', 'This take is finished already.')
      const confirmed = new Set(await confirmedPieces({ pieces }, take.id))
      const wanted = Array.from({ length: input.count }, (_, index) => input.from + index)
      return {
        addresses: wanted
          .filter((piece) => !confirmed.has(piece))
          .map((piece) => ({
            piece,
            url: this.#blobs.signPut(pieceKey(take.id, input.device, piece), ADDRESS),
          })),
      }
    })
  }
}
