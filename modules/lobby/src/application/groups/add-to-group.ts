import { type Actor, broken, CLOCK, IDS, useCase } from '@callboard/core'
import type { InputOf, ReplyOf, SubjectOf } from '@callboard/core/http-contract'
import { addToGroup } from '../../contract/index.ts'
import { changed, type Group, groupLabel, withMembers } from '../../domain/index.ts'
import { LobbySignals } from '../line/lobby-signals.ts'
import { lockedRecord } from '../line/locked-record.ts'
import { LOBBY_STORE, type LobbyRepositories } from '../ports/index.ts'
import { membersOf } from './group-members.ts'
import { groupView } from './group-view.ts'

export class AddToGroup extends useCase(addToGroup, {
  store: LOBBY_STORE,
  signals: LobbySignals,
  clock: CLOCK,
  ids: IDS,
}) {
  async run(
    _actor: Actor,
    { id }: InputOf<typeof addToGroup>,
    { session }: SubjectOf<typeof addToGroup>,
  ): Promise<ReplyOf<typeof addToGroup>> {
    return await this.needs.store.write(async (repositories, outbox) => {
      const record = await lockedRecord(repositories, session.id, id)
      const current = await repositories.groups.current(session.id)
      if (current?.recordIds.includes(id)) return groupView(current)
      if (record.state === 'signed_out') {
        throw broken('not_possible', 'This talent has signed out. Sign them in first.')
      }
      const group = current ?? (await this.#newGroup(repositories, session.id))
      const member = changed(record, { groupId: group.id, groupName: groupLabel(group) })
      const larger = withMembers(group, [...(await membersOf(repositories, group)), member])
      await repositories.groups.save(larger)
      await repositories.records.save(member)
      this.needs.signals.currentGroup(outbox, session.id, larger)
      this.needs.signals.recordAndTalent(outbox, member)
      return outbox.answer(groupView(larger))
    })
  }

  async #newGroup(repositories: LobbyRepositories, sessionId: string): Promise<Group> {
    return {
      id: this.needs.ids.next(),
      sessionId,
      number: (await repositories.groups.lastNumber(sessionId)) + 1,
      name: '',
      recordIds: [],
      createdAt: this.needs.clock.now(),
      finishedAt: null,
    }
  }
}
