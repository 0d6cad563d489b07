import type { Actor } from '@callboard/core'
import type { InputOf, ReplyOf } from '@callboard/core/http-contract'
import type { listPieces } from '../contract/index.ts'
import { ownTake } from './own-take.ts'
import type { ReviewStore } from './ports/index.ts'

export class ListPieces {
  readonly #store: ReviewStore

  constructor(store: ReviewStore) {
    this.#store = store
  }

  async run(actor: Actor, input: InputOf<typeof listPieces>): Promise<ReplyOf<typeof listPieces>> {
    return await this.#store.read(async ({ takes, pieces }) => {
      const take = ownTake(actor, await takes.find(input.id))
      const all = await pieces.ofTake(take.id)
      return { pieces: all.map(({ number, size, sha256 }) => ({ piece: number, size, sha256 })) }
    })
  }
}
