import type { Actor } from '@callboard/core'
import type { ReplyOf } from '@callboard/core/http-contract'
import type { listOwnTakes } from '../contract/index.ts'
import { concernsDevice } from '../domain/take.ts'
import { recordOf } from './own-take.ts'
import type { ReviewStore } from './ports/index.ts'
import { takeView } from './take-view.ts'

export class ListOwnTakes {
  readonly #store: ReviewStore

  constructor(store: ReviewStore) {
    this.#store = store
  }

  async run(actor: Actor): Promise<ReplyOf<typeof listOwnTakes>> {
    const recordIds = [recordOf(actor)]
    const takes = await this.#store.read((repositories) => repositories.takes.list({ recordIds }))
    return { takes: takes.filter(concernsDevice).map(takeView) }
  }
}
