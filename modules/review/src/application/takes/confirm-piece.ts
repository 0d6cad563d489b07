import {
  BLOB_STORE,
  CLOCK,
  conflict,
  DomainError,
  IDS,
  missing,
  type NeedsOf,
  useCase,
} from '@callboard/core'
import type { InputOf } from '@callboard/core/http-contract'
import { confirmPiece, PIECE_LIMIT_BYTES, stopLocalRecording } from '../../contract/index.ts'
import { acceptsPieces, claimed, isOpen, keptPieceKey, pieceAccepted, pieceKey } from '../../domain/take.ts'
import { type Piece, REVIEW_STORE } from '../ports/index.ts'
import { saveTake, scheduleClose, tellDevice, thereStill } from './stored-take.ts'

type Input = InputOf<typeof confirmPiece>

/** @throws DomainError conflict when the piece was confirmed with other bytes */
function mustBeEqual(piece: Piece, input: Input): void {
  if (piece.size === input.size && piece.sha256 === input.sha256) return
  throw conflict('piece_differs', `Piece ${piece.number} was confirmed before with other contents.`)
}

const NEEDS = { store: REVIEW_STORE, blobs: BLOB_STORE, clock: CLOCK, ids: IDS }
type Needs = NeedsOf<typeof NEEDS>

/**
 * Confirms a piece by moving its bytes out of reach: they are copied to a key that no address was ever given for, and
 * the copy is compared with the device's report.
 */
export const ConfirmPiece = useCase(confirmPiece, NEEDS, async ({ needs, input }) => {
  const known = await confirmedBefore(needs, input)
  if (known) mustBeEqual(known, input)
  else await confirm(needs, input)
  return { confirmed: true }
})

async function confirmedBefore({ store }: Needs, input: Input): Promise<Piece | null> {
  return await store.read(async ({ takes, pieces }) => {
    const take = claimed(thereStill(await takes.find(input.id)), input.device)
    const piece = await pieces.find(take.id, input.piece)
    if (!piece && !acceptsPieces(take)) throw conflict('take_closed', 'This take is finished already.')
    return piece
  })
}

async function confirm(needs: Needs, input: Input): Promise<void> {
  const kept = keptPieceKey(input.id, input.piece, needs.ids.next())
  await copyAway(needs, input, kept)
  // A copy whose row may have been written, or not, is left to the sweep of its take.
  if (!(await keep(needs, input, kept))) await needs.blobs.remove(kept)
}

/** @throws DomainError conflict when the copy is not what the device has reported; missing when nothing was put */
async function copyAway({ blobs }: Needs, input: Input, kept: string): Promise<void> {
  const put = pieceKey(input.id, input.device, input.piece)
  await blobs.copy(put, kept).catch((fault: unknown) => {
    throw fault instanceof DomainError && fault.kind === 'missing' ? missing(`Piece ${input.piece}`) : fault
  })
  const copy = await blobs.info(kept)
  if (copy?.size === input.size && (await blobs.sha256(kept)) === input.sha256) return
  await blobs.remove(kept)
  // Not every store can refuse too much while it arrives.
  if (copy && copy.size > PIECE_LIMIT_BYTES) await blobs.remove(put)
  throw conflict('piece_damaged', `Piece ${input.piece} did not arrive whole. Send it again.`)
}

/** @returns false when the piece was confirmed meanwhile */
async function keep({ store, clock }: Needs, input: Input, key: string): Promise<boolean> {
  return await store.write(async ({ takes, pieces }, outbox) => {
    const take = claimed(thereStill(await takes.lock(input.id)), input.device)
    const before = await pieces.find(take.id, input.piece)
    if (before) {
      mustBeEqual(before, input)
      return false
    }
    const now = clock.now()
    const next = pieceAccepted(take, input.size, now)
    await pieces.add({
      takeId: take.id,
      number: input.piece,
      size: input.size,
      sha256: input.sha256,
      key,
      confirmedAt: now,
    })
    await saveTake({ takes }, outbox, next)
    if (!isOpen(take)) {
      // The clean-up had closed it: staff took it for ended, so the device must not go on unseen.
      tellDevice(outbox, next, stopLocalRecording)
      scheduleClose(outbox, next)
    }
    return true
  })
}
