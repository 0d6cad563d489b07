import type { Outbox } from '@callboard/core'
import { talentLeftGroup } from '../../contract/index.ts'
import {
  type CheckInRecord,
  type Group,
  type GroupWithMembers,
  isHeldBy,
  leaveGroup,
  withMembers,
} from '../../domain/index.ts'
import type { LobbySignals } from '../line/lobby-signals.ts'
import type { LobbyRepositories } from '../ports/index.ts'

/** Each group with its members, in the group's order, by one statement. */
export async function withMembersOf(
  repositories: LobbyRepositories,
  groups: readonly Group[],
): Promise<readonly GroupWithMembers[]> {
  const found = await repositories.records.many(groups.flatMap(({ recordIds }) => recordIds))
  const byId = new Map(found.map((record) => [record.id, record]))
  return groups.map((group) => ({ group, members: group.recordIds.flatMap((id) => byId.get(id) ?? []) }))
}

/** Members of a group in the group's order. */
export async function membersOf(
  repositories: LobbyRepositories,
  group: Group,
): Promise<readonly CheckInRecord[]> {
  const [whole] = await withMembersOf(repositories, [group])
  return whole?.members ?? []
}

/** Talent whom the finish of the group has changed and who are not told yet: also those who were not there and left it. */
export async function heldBy(
  repositories: LobbyRepositories,
  group: Group,
): Promise<readonly CheckInRecord[]> {
  const records = await repositories.records.ofSession(group.sessionId)
  return records.filter((record) => isHeldBy(record, group.id))
}

/**
 * Takes a record out of the current group, if it is a member. The session must be locked.
 * @returns the record and the current group, as they are now
 */
export async function takeOut(
  repositories: LobbyRepositories,
  outbox: Outbox,
  signals: LobbySignals,
  record: CheckInRecord,
): Promise<{ record: CheckInRecord; group: Group | null }> {
  const group = await repositories.groups.current(record.sessionId)
  if (!group?.recordIds.includes(record.id)) return { record, group }
  const others = (await membersOf(repositories, group)).filter((member) => member.id !== record.id)
  const smaller = withMembers(group, others)
  const left = leaveGroup(record)
  await repositories.groups.save(smaller)
  await repositories.records.save(left)
  signals.currentGroup(outbox, record.sessionId, smaller)
  outbox.publish(talentLeftGroup, { group_id: group.id, session_id: group.sessionId })
  return { record: left, group: smaller }
}
