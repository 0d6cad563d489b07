import type { Actor, UnitOfWork } from '@callboard/core'
import type { InputOf, ReplyOf } from '@callboard/core/http-contract'
import type { listPieces } from '../contract/index.ts'
import { ownTake } from './own-take.ts'
import type { ReviewRepositories } from './ports/index.ts'

export class ListPieces {
  readonly #store: UnitOfWork<ReviewRepositories>

  constructor(store: UnitOfWork<ReviewRepositories>) {
    this.#store = store
  }

  async run(actor: Actor, input: InputOf<typeof listPieces>): Promise<ReplyOf<typeof listPieces>> {
    return await this.#store.read(async ({ takes, pieces }) => {
      const take = ownTake(actor, await takes.find(input.id))
      return { pieces: (await pieces.ofTake(take.id)).map((piece) => piece.number) }
    })
  }
}
