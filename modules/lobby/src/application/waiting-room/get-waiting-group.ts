import { type Actor, useCase } from '@callboard/core'
import type { InputOf, ReplyOf, SubjectOf } from '@callboard/core/http-contract'
import { getWaitingGroup } from '../../contract/index.ts'
import { groupView } from '../groups/group-view.ts'
import { LOBBY_STORE } from '../ports/index.ts'

export class GetWaitingGroup extends useCase(getWaitingGroup, { store: LOBBY_STORE }) {
  async run(
    _actor: Actor,
    _input: InputOf<typeof getWaitingGroup>,
    { session }: SubjectOf<typeof getWaitingGroup>,
  ): Promise<ReplyOf<typeof getWaitingGroup>> {
    const group = await this.needs.store.read(({ groups }) => groups.current(session.id))
    return { group: group && groupView(group) }
  }
}
