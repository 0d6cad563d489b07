import { BLOB_STORE, service } from '@callboard/core'
import { originalKey, pieceKey, type Take, takePosterKey } from '../../domain/take.ts'
import type { Piece } from '../ports/index.ts'

/** Key of a confirmed piece. One from before pieces were copied lies where its device has put it. */
export function keyOfPiece(take: Take, { key, number }: Piece): string {
  if (key !== null) return key
  if (take.device === null) throw new Error(`No device has recorded take ${take.id}.`)
  return pieceKey(take.id, take.device, number)
}

/** Removes what lies beside the original of a take that its device has finished. */
export class PieceSweeper extends service({ blobs: BLOB_STORE }) {
  /** @param behind keys of the pieces behind a gap: they are in no file, and stay */
  async sweep(take: Take, behind: readonly string[]): Promise<void> {
    const stays = new Set([originalKey(take), takePosterKey(take.id), ...behind])
    for (const key of await this.needs.blobs.list(`takes/${take.id}/`)) {
      if (!stays.has(key)) await this.needs.blobs.remove(key)
    }
  }
}
