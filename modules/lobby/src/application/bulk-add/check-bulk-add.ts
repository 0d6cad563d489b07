import { type Actor, useCase } from '@callboard/core'
import type { InputOf, ReplyOf, SubjectOf } from '@callboard/core/http-contract'
import { checkBulkAdd } from '../../contract/index.ts'
import { LOBBY_STORE } from '../ports/index.ts'
import { BulkPlans, planView } from './bulk-plans.ts'

export class CheckBulkAdd extends useCase(checkBulkAdd, { store: LOBBY_STORE, plans: BulkPlans }) {
  async run(
    _actor: Actor,
    input: InputOf<typeof checkBulkAdd>,
    { session }: SubjectOf<typeof checkBulkAdd>,
  ): Promise<ReplyOf<typeof checkBulkAdd>> {
    const { store, plans } = this.needs
    return planView(await store.read((repositories) => plans.of(repositories, session, input)))
  }
}
