import { USER_TYPES, type UserType } from '@callboard/core'
import { MEETING_ROOMS } from '../contract/index.ts'
import { type MeetingEntry, type MeetingRoomName, talentEntry, viewerEntry } from '../domain/index.ts'
import { aRecord } from './builders.ts'

export interface RoleInRoom {
  readonly role: UserType
  readonly room: MeetingRoomName
  /** `null`: refused. */
  readonly entry: MeetingEntry | null
}

function entryOf(role: UserType, room: MeetingRoomName, isCalled: boolean): MeetingEntry | null {
  const entry =
    role === 'talent'
      ? talentEntry(aRecord({ state: isCalled ? 'in_casting' : 'waiting' }), false, room)
      : viewerEntry({ name: 'Sam Lee', userType: role }, role === 'client' ? 'client' : 'staff', room)
  return 'refused' in entry ? null : entry
}

/** The entries of the five roles into the three rooms; a talent's is that of a check-in page. @param isCalled the talent is called in, else waits */
export const roleTable = (isCalled: boolean): readonly RoleInRoom[] =>
  USER_TYPES.flatMap((role) =>
    MEETING_ROOMS.map((room) => ({ role, room, entry: entryOf(role, room, isCalled) })),
  )
