import { type Actor, CLOCK, useCase } from '@callboard/core'
import type { InputOf, ReplyOf, SubjectOf } from '@callboard/core/http-contract'
import { getBulkAdd } from '../../contract/index.ts'
import { LOBBY_STORE } from '../ports/index.ts'
import { runView } from './bulk-plans.ts'

export class GetBulkAdd extends useCase(getBulkAdd, { store: LOBBY_STORE, clock: CLOCK }) {
  async run(
    _actor: Actor,
    _input: InputOf<typeof getBulkAdd>,
    { session }: SubjectOf<typeof getBulkAdd>,
  ): Promise<ReplyOf<typeof getBulkAdd>> {
    const run = await this.needs.store.read(({ bulkAdds }) => bulkAdds.latest(session.id))
    return { run: run && runView(run, this.needs.clock.now()) }
  }
}
