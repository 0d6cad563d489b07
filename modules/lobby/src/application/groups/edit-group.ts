import { broken, invalid, missing, useCase } from '@callboard/core'
import { sentenceFor } from '@callboard/core/http-contract'
import { VIDEO_DIRECTORY } from '@callboard/review/queries'
import { editGroup, groupForm, groupPictureChosen, MOST_IN_GROUP } from '../../contract/index.ts'
import {
  type CheckInRecord,
  type Group,
  isCurrent,
  mergedMembers,
  renamed,
  withMembers,
} from '../../domain/index.ts'
import { LobbySignals } from '../line/lobby-signals.ts'
import { LOBBY_STORE, type LobbyRepositories } from '../ports/index.ts'
import { membersOf } from './group-members.ts'
import { groupView } from './group-view.ts'

/**
 * Names a group. What its talent went through stays as it was, whoever belongs to it.
 * @throws DomainError missing, also for a picture that is out of no video of the group; rule `current_group`; invalid `record_ids` when nobody is left, or too many are
 */
export const EditGroup = useCase(
  editGroup,
  { store: LOBBY_STORE, signals: LobbySignals, videos: VIDEO_DIRECTORY },
  async ({ needs, input: { name, thumbnail, record_ids, from_ids }, subject }) => {
    if (thumbnail && !(await needs.videos.isPictureOf(subject.group.id, thumbnail)))
      throw missing('This picture')
    return await needs.store.write(async (repositories, outbox) => {
      await repositories.lockSession(subject.session.id)
      const group = await repositories.groups.find(subject.group.id)
      if (!group) throw missing('This group')
      const members = record_ids
        ? await chosen(repositories, group, wishedMembers(group, record_ids, from_ids))
        : await membersOf(repositories, group)
      const withTalent = withMembers(group, members)
      const wanted = name.trim()
      const edited = wanted === group.name ? withTalent : renamed(withTalent, members, wanted)
      await repositories.groups.save(edited)
      needs.signals.edited(outbox, edited)
      if (thumbnail !== undefined)
        outbox.publish(groupPictureChosen, {
          group_id: group.id,
          session_id: group.sessionId,
          key: thumbnail,
        })
      return outbox.answer(groupView(edited))
    })
  },
)

/** @throws DomainError */
function wishedMembers(group: Group, wished: readonly string[], from = group.recordIds): readonly string[] {
  const ids = mergedMembers(from, wished, group.recordIds)
  if (ids.length === 0) throw invalid('record_ids', sentenceFor(groupForm, 'record_ids', 'minItems'))
  if (ids.length > MOST_IN_GROUP) throw invalid('record_ids', `A group has at most ${MOST_IN_GROUP} talent.`)
  return ids
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
