import { type Actor, useCase } from '@callboard/core'
import type { InputOf, ReplyOf } from '@callboard/core/http-contract'
import { listTakes } from '../../contract/index.ts'
import { OPEN_STATES } from '../../domain/take.ts'
import { REVIEW_STORE } from '../ports/index.ts'
import { takeView } from './take-view.ts'

export class ListTakes extends useCase(listTakes, { store: REVIEW_STORE }) {
  async run(_actor: Actor, input: InputOf<typeof listTakes>): Promise<ReplyOf<typeof listTakes>> {
    const takes = await this.needs.store.read((repositories) =>
      repositories.takes.list({ sessionId: input.session, states: OPEN_STATES }),
    )
    return { takes: takes.map(takeView) }
  }
}
