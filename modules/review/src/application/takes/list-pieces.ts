import { type Actor, useCase } from '@callboard/core'
import type { InputOf, ReplyOf } from '@callboard/core/http-contract'
import { listPieces } from '../../contract/index.ts'
import { REVIEW_STORE } from '../ports/index.ts'
import { thereStill } from './stored-take.ts'

export class ListPieces extends useCase(listPieces, { store: REVIEW_STORE }) {
  async run(_actor: Actor, input: InputOf<typeof listPieces>): Promise<ReplyOf<typeof listPieces>> {
    return await this.needs.store.read(async ({ takes, pieces }) => {
      const take = thereStill(await takes.find(input.id))
      const all = await pieces.ofTake(take.id)
      return { pieces: all.map(({ number, size, sha256 }) => ({ piece: number, size, sha256 })) }
    })
  }
}
