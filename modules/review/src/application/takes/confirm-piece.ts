import { type Actor, BLOB_STORE, CLOCK, conflict, missing, useCase } from '@callboard/core'
import type { InputOf, ReplyOf } from '@callboard/core/http-contract'
import { confirmPiece, PIECE_LIMIT_BYTES, stopLocalRecording } from '../../contract/index.ts'
import { acceptsPieces, claimed, isOpen, pieceAccepted, pieceKey } from '../../domain/take.ts'
import { type Piece, REVIEW_STORE } from '../ports/index.ts'
import { saveTake, scheduleClose, thereStill } from './stored-take.ts'

type Input = InputOf<typeof confirmPiece>

/** @throws DomainError conflict when the piece was confirmed with other bytes */
function mustBeEqual(piece: Piece, input: Input): void {
  if (piece.size === input.size && piece.sha256 === input.sha256) return
  throw conflict('piece_differs', `Piece ${piece.number} was confirmed before with other contents.`)
}

export class ConfirmPiece extends useCase(confirmPiece, {
  store: REVIEW_STORE,
  blobs: BLOB_STORE,
  clock: CLOCK,
}) {
  async run(_actor: Actor, input: Input): Promise<ReplyOf<typeof confirmPiece>> {
    const known = await this.needs.store.read(async ({ takes, pieces }) => {
      const take = claimed(thereStill(await takes.find(input.id)), input.device)
      const piece = await pieces.find(take.id, input.piece)
      if (!piece && !acceptsPieces(take)) throw conflict('take_closed', 'This take is finished already.')
      return piece
    })
    if (known) mustBeEqual(known, input)
    else {
      await this.#check(input)
      await this.#keep(input)
    }
    return { confirmed: true }
  }

  /** Compares the stored piece with the device's report of it. */
  async #check(input: Input): Promise<void> {
    const key = pieceKey(input.id, input.device, input.piece)
    const stored = await this.needs.blobs.info(key)
    if (!stored) throw missing(`Piece ${input.piece}`)
    // Not every store can refuse too much while it arrives.
    if (stored.size > PIECE_LIMIT_BYTES) await this.needs.blobs.remove(key)
    else if (stored.size === input.size && (await this.needs.blobs.sha256(key)) === input.sha256) return
    throw conflict('piece_damaged', `Piece ${input.piece} did not arrive whole. Send it again.`)
  }

  async #keep(input: Input): Promise<void> {
    await this.needs.store.write(async ({ takes, pieces }, outbox) => {
      const take = claimed(thereStill(await takes.lock(input.id)), input.device)
      const before = await pieces.find(take.id, input.piece)
      if (before) return mustBeEqual(before, input)
      const now = this.needs.clock.now()
      const next = pieceAccepted(take, now)
      await pieces.add({
        takeId: take.id,
        number: input.piece,
        size: input.size,
        sha256: input.sha256,
        confirmedAt: now,
      })
      await saveTake({ takes }, outbox, next)
      if (!isOpen(take)) {
        // The clean-up had closed it: staff took it for ended, so the device must not go on unseen.
        outbox.signal(stopLocalRecording, next.recordId, { talent: { take: next.id } })
        scheduleClose(outbox, next)
      }
    })
  }
}
