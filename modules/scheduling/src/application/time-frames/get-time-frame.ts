import { type Actor, useCase } from '@callboard/core'
import type { InputOf, ReplyOf, SubjectOf } from '@callboard/core/http-contract'
import { getTimeFrame } from '../../contract/index.ts'
import { frameOf } from '../found.ts'
import { SCHEDULING_STORE } from '../ports/index.ts'
import { frameView } from './frame-view.ts'

export class GetTimeFrame extends useCase(getTimeFrame, { store: SCHEDULING_STORE }) {
  async run(
    _actor: Actor,
    input: InputOf<typeof getTimeFrame>,
    { day }: SubjectOf<typeof getTimeFrame>,
  ): Promise<ReplyOf<typeof getTimeFrame>> {
    return frameView(
      await this.needs.store.read((repositories) => frameOf(repositories, day.id, input.availability)),
    )
  }
}
