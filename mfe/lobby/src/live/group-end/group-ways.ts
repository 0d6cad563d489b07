import type { GroupView, LobbyRecord } from '@callboard/lobby/contract'
import { shownLobby } from '../../data/lobby.ts'
import { recordedNow, shownVideos } from '../../data/takes.ts'
import { callsIntoGroup } from '../line/group-switch.ts'
import type { LobbyModel } from '../lobby-model.ts'
import { nameOf } from '../row-actions.ts'
import { askWhichGroup } from './group-question.ts'
import { mayEndTake, mayWalkIn } from './running-take.ts'
import {
  checkInWords,
  isGroupOverdue,
  isGroupUnsure,
  membersOf,
  overdueWords,
  unsureWords,
} from './who-was-there.ts'

/** How a call-in joins the current group. */
export interface GroupWays {
  readonly group: { readonly to_group: boolean; readonly same_group?: boolean }
  /** members who go back to the lobby after it */
  readonly leaving: readonly LobbyRecord[]
}

async function waysBeside(
  lobby: LobbyModel,
  group: GroupView,
  called: LobbyRecord | undefined,
  name: string,
): Promise<GroupWays | null> {
  const members = membersOf(lobby, group)
  const videos = shownVideos(group._id)
  const isUnsure = isGroupUnsure(lobby, videos, called?._id)
  if (!isUnsure && !isGroupOverdue(lobby, videos, called?._id, Date.now()))
    return { group: { to_group: true }, leaving: [] }
  const which = await askWhichGroup((isUnsure ? unsureWords : overdueWords)(members, name))
  // The call-in itself finishes a group only where it has a take.
  const leaving = which === 'new' && !isUnsure ? members : []
  return which && { group: { to_group: true, same_group: which === 'same' }, leaving }
}

/**
 * Asks what staff have to decide before a call-in.
 * @param called the talent who is called in; absent: the next of the line
 * @returns null when staff think better of it
 */
export async function groupWays(session: string, called?: LobbyRecord): Promise<GroupWays | null> {
  const lobby = shownLobby(session)
  const to_group = callsIntoGroup(session)
  const group = lobby?.group
  const name = called ? nameOf(called) : 'the next talent'
  const isMember = called && group?.records.includes(called._id)
  if (!isMember && !(await mayWalkIn(recordedNow(session), name))) return null
  return to_group && group ? waysBeside(lobby, group, called, name) : { group: { to_group }, leaving: [] }
}

/**
 * Asks whether a talent of the scheduled list joins a group that has a take, which is never finished unasked.
 * @param name of the talent
 * @returns null when staff think better of it
 */
export async function checkInWays(
  session: string,
  name: string,
): Promise<{ readonly same_group: boolean } | null> {
  const lobby = shownLobby(session)
  const group = lobby?.group
  if (!group || shownVideos(group._id) === 0) return { same_group: true }
  const members = membersOf(lobby, group)
  const which = members.length > 0 ? await askWhichGroup(checkInWords(members, name)) : 'new'
  if (which === null || (which === 'new' && !(await mayEndTake(recordedNow(session))))) return null
  return { same_group: which === 'same' }
}
