import { type Actor, useCase } from '@callboard/core'
import type { ReplyOf } from '@callboard/core/http-contract'
import { listOwnTakes } from '../../contract/index.ts'
import { concernsDevice } from '../../domain/take.ts'
import { REVIEW_STORE } from '../ports/index.ts'
import { recordOf } from './stored-take.ts'
import { takeView } from './take-view.ts'

export class ListOwnTakes extends useCase(listOwnTakes, { store: REVIEW_STORE }) {
  async run(actor: Actor): Promise<ReplyOf<typeof listOwnTakes>> {
    const recordIds = [recordOf(actor)]
    const takes = await this.needs.store.read((repositories) => repositories.takes.list({ recordIds }))
    return { takes: takes.filter(concernsDevice).map(takeView) }
  }
}
