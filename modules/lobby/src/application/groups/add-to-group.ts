import { type Actor, useCase } from '@callboard/core'
import type { InputOf, ReplyOf, SubjectOf } from '@callboard/core/http-contract'
import { addToGroup } from '../../contract/index.ts'
import { LobbySignals } from '../line/lobby-signals.ts'
import { lockedRecord } from '../line/locked-record.ts'
import { LOBBY_STORE } from '../ports/index.ts'
import { CurrentGroup } from './current-group.ts'
import { groupView } from './group-view.ts'

export class AddToGroup extends useCase(addToGroup, {
  store: LOBBY_STORE,
  group: CurrentGroup,
  signals: LobbySignals,
}) {
  async run(
    _actor: Actor,
    { id }: InputOf<typeof addToGroup>,
    { session }: SubjectOf<typeof addToGroup>,
  ): Promise<ReplyOf<typeof addToGroup>> {
    return await this.needs.store.write(async (repositories, outbox) => {
      const record = await lockedRecord(repositories, session.id, id)
      const { record: member, group } = await this.needs.group.take(repositories, outbox, record)
      if (member !== record) this.needs.signals.recordAndTalent(outbox, member)
      return outbox.answer(groupView(group))
    })
  }
}
