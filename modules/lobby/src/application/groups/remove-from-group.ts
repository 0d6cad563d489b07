import { type Actor, useCase } from '@callboard/core'
import type { InputOf, ReplyOf, SubjectOf } from '@callboard/core/http-contract'
import { removeFromGroup } from '../../contract/index.ts'
import { LobbySignals } from '../line/lobby-signals.ts'
import { lockedRecord } from '../line/locked-record.ts'
import { LOBBY_STORE } from '../ports/index.ts'
import { takeOut } from './group-members.ts'
import { groupView } from './group-view.ts'

/**
 * Takes a member out of the current group, back to unseen. The record of a talent outside of the group stays as it is.
 */
export class RemoveFromGroup extends useCase(removeFromGroup, {
  store: LOBBY_STORE,
  signals: LobbySignals,
}) {
  async run(
    _actor: Actor,
    { id }: InputOf<typeof removeFromGroup>,
    { session }: SubjectOf<typeof removeFromGroup>,
  ): Promise<ReplyOf<typeof removeFromGroup>> {
    return await this.needs.store.write(async (repositories, outbox) => {
      const record = await lockedRecord(repositories, session.id, id)
      const { record: left, group } = await takeOut(repositories, outbox, this.needs.signals, record)
      if (left !== record) {
        this.needs.signals.recordAndTalent(outbox, left)
        this.needs.signals.line(outbox, session.id)
      }
      return outbox.answer({ group: group && groupView(group) })
    })
  }
}
