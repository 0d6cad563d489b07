import type { GroupView, LobbyRecord } from '@callboard/lobby/contract'
import { isOverdue } from '../line/presence-words.ts'
import type { LobbyModel } from '../lobby-model.ts'
import { nameOf } from '../row-actions.ts'
import type { UndoOffer } from '../undo-offers.ts'
import { listed, withVerb } from './names.ts'

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

/** The members of a group that a call-in has finished: its take is of those in casting where nobody was there. */
export function finishedByCallIn(lobby: LobbyModel, group: GroupView) {
  const { there, absent } = whoWasThere(lobby, group)
  if (there.length > 0) return { seen: there, others: absent }
  const isRecorded = ({ state }: LobbyRecord) => state === 'in_casting'
  return { seen: absent.filter(isRecorded), others: absent.filter((member) => !isRecorded(member)) }
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

/**
 * True while the finish of a group can be taken back: no other group is there, or one of a single talent without a
 * take, who leaves it then.
 * @param videos of the group that is there
 * @param finished id of the finished group
 */
export const canTakeBackFinish = ({ group }: LobbyModel, videos: number, finished: string): boolean =>
  group === null ||
  group._id === finished ||
  (videos === 0 && group.records.length === 1 && group.twr_records.length === 0)

/** The finishes among the offers that would be refused. @param videos of the current group */
export const refusedFinishes = (
  offers: readonly UndoOffer[],
  lobby: LobbyModel,
  videos: number,
): readonly UndoOffer[] =>
  offers.filter(({ way }) => way.kind === 'finish' && !canTakeBackFinish(lobby, videos, way.group))

/**
 * True where a group is waited for in vain: it has no take, and all of it were called in long ago and never came.
 * @param called the talent who is called in; absent: the next of the line
 * @param now milliseconds
 */
export function isGroupOverdue(lobby: LobbyModel, videos: number, called: string | undefined, now: number) {
  const { group, presence } = lobby
  if (!group || videos > 0 || group.twr_records.length > 0) return false
  const members = membersOf(lobby, group)
  return (
    members.length > 0 &&
    members.every((record) => record._id !== called && isOverdue(record, presence.get(record._id), now))
  )
}

const names = (records: readonly LobbyRecord[]) => records.map(nameOf)
const have = (records: readonly LobbyRecord[]) => withVerb(names(records), 'has', 'have')

/** What is asked where a call-in could mean the group that is there or a new one. */
export interface WhichGroup {
  readonly title: string
  readonly text: string
  /** the answer of a new group */
  readonly action: string
}

/** @param members of a group with a take @param called who is called in */
export const unsureWords = (members: readonly LobbyRecord[], called: string): WhichGroup => ({
  title: 'Finish the group before?',
  text:
    `${have(members)} a take already. Finish that group and call ${called} into a new one, ` +
    `or add ${called} to the same group?`,
  action: 'Finish and call in',
})

/** @param members of a group with a take @param checkedIn a talent of the scheduled list */
export const checkInWords = (members: readonly LobbyRecord[], checkedIn: string): WhichGroup => ({
  title: 'Finish the group before?',
  text:
    `${have(members)} a take already. Finish that group and check ${checkedIn} into a new one, ` +
    `or add ${checkedIn} to the same group?`,
  action: 'Finish and check in',
})

/** @param members of a group that nobody came of @param called who is called in */
export const overdueWords = (members: readonly LobbyRecord[], called: string): WhichGroup => ({
  title: 'Call into a new group?',
  text:
    `${have(members)} not joined yet. Call ${called} into a new group, with ${listed(names(members))} ` +
    `back in the lobby, or add ${called} to the same group?`,
  action: 'Call into a new group',
})

/** @param records talent who are in the line again */
export const backWords = (records: readonly LobbyRecord[]): string =>
  `${withVerb(names(records), 'is', 'are')} back in the lobby.`

/** Words after a finish. @param seen members whose pages say that they are done @param seconds until then */
export function finishedWords(
  seen: readonly LobbyRecord[],
  others: readonly LobbyRecord[],
  seconds: number,
): string {
  const told = seen.length > 0 ? `${withVerb(names(seen), 'is', 'are')} told in ${seconds} seconds.` : ''
  const back = others.length > 0 ? backWords(others) : ''
  return ['Finished.', told, back].filter(Boolean).join(' ')
}
