import type { GroupView, LobbyRecord } from '@callboard/lobby/contract'
import type { LobbyModel } from '../lobby-model.ts'
import { nameOf } from '../row-actions.ts'

type Member = Pick<LobbyRecord, 'joined_time' | 'location_type' | 'state'>

/** True for a talent who was in the room since the call-in; who came in person and was called in is taken to be there. */
export const isThere = ({ joined_time, location_type, state }: Member): boolean =>
  joined_time !== null || (location_type === 'In Person' && state === 'in_casting')

/** The members of a group, in its order. */
export const membersOf = ({ records }: LobbyModel, group: GroupView): readonly LobbyRecord[] =>
  group.records.flatMap((id) => records.get(id) ?? [])

/** The members of a group as a finish finds them. */
export function whoWasThere(lobby: LobbyModel, group: GroupView) {
  const members = membersOf(lobby, group)
  return { there: members.filter(isThere), absent: members.filter((member) => !isThere(member)) }
}

/**
 * True where a call-in could mean the group that is there or a new one: it has a take, and somebody of it is in the
 * room.
 * @param called the talent who is called in; absent: the next of the line
 */
export function isGroupUnsure(lobby: LobbyModel, videos: number, called?: string): boolean {
  const { group } = lobby
  if (!group || videos === 0 || (called !== undefined && group.records.includes(called))) return false
  return whoWasThere(lobby, group).there.some(({ state }) => state === 'in_casting')
}

const list = new Intl.ListFormat('en')
const names = (records: readonly LobbyRecord[]) => list.format(records.map(nameOf))

/** Which group a call-in means. @param members of the group that has a take @param called who is called in */
export const whichGroupWords = (members: readonly LobbyRecord[], called: string) =>
  `${names(members)} ${members.length > 1 ? 'have' : 'has'} a take already. Finish that group and call ${called} ` +
  `into a new one, or add ${called} to the same group?`

/** Words after a finish. @param seen members who get the goodbye @param seconds until they are told */
export function finishedWords(
  seen: readonly LobbyRecord[],
  others: readonly LobbyRecord[],
  seconds: number,
): string {
  const told =
    seen.length > 0
      ? `${names(seen)} ${seen.length > 1 ? 'get' : 'gets'} the goodbye in ${seconds} seconds.`
      : ''
  const back =
    others.length > 0 ? `${names(others)} ${others.length > 1 ? 'are' : 'is'} back in the lobby.` : ''
  return ['Finished.', told, back].filter(Boolean).join(' ')
}
