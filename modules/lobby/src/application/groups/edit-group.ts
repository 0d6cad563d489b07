import { type Actor, broken, missing, useCase } from '@callboard/core'
import type { InputOf, ReplyOf, SubjectOf } from '@callboard/core/http-contract'
import { editGroup } from '../../contract/index.ts'
import { type CheckInRecord, type Group, isCurrent, renamed, withMembers } from '../../domain/index.ts'
import { LobbySignals } from '../line/lobby-signals.ts'
import { LOBBY_STORE, type LobbyRepositories } from '../ports/index.ts'
import { membersOf } from './group-members.ts'
import { groupView } from './group-view.ts'

/** Names a group. What its talent went through stays as it was, whoever belongs to it. */
export class EditGroup extends useCase(editGroup, {
  store: LOBBY_STORE,
  signals: LobbySignals,
}) {
  async run(
    _actor: Actor,
    { name, record_ids }: InputOf<typeof editGroup>,
    { group: { id }, session }: SubjectOf<typeof editGroup>,
  ): Promise<ReplyOf<typeof editGroup>> {
    return await this.needs.store.write(async (repositories, outbox) => {
      await repositories.lockSession(session.id)
      const group = await repositories.groups.find(id)
      if (!group) throw missing('This group')
      const members = record_ids
        ? await chosen(repositories, group, record_ids)
        : await membersOf(repositories, group)
      const withTalent = withMembers(group, members)
      const wanted = name.trim()
      const edited = wanted === group.name ? withTalent : renamed(withTalent, members, wanted)
      await repositories.groups.save(edited)
      this.needs.signals.edited(outbox, edited)
      return outbox.answer(groupView(edited))
    })
  }
}

/**
 * Check-ins of the group's session, in the order of the ids; one that staff have removed only if it is in the group.
 * @throws DomainError missing, rule `current_group` for other talent than those who are in front of the camera
 */
async function chosen(
  repositories: LobbyRepositories,
  group: Group,
  ids: readonly string[],
): Promise<readonly CheckInRecord[]> {
  const found = new Map((await repositories.records.many(ids)).map((record) => [record.id, record]))
  const members = ids.map((id) => {
    const record = found.get(id)
    const isThere = record?.deletedAt === null || group.recordIds.includes(id)
    if (record?.sessionId !== group.sessionId || !isThere) throw missing('This check-in')
    return record
  })
  const isSame = ids.length === group.recordIds.length && ids.every((id) => group.recordIds.includes(id))
  if (isCurrent(group) && !isSame)
    throw broken(
      'current_group',
      'This group is in front of the camera. Add and remove its talent in the live room.',
    )
  return members
}
