import type { UserType } from '@callboard/core'
import { type CheckInRecord, fullName } from './check-in-record.ts'
import { roomFor, talentState } from './talent-status.ts'

export type MeetingRoomName = 'main' | 'test' | 'backoffice'

type Audience = 'staff' | 'client' | 'talent'

const EVERYBODY: readonly Audience[] = ['staff', 'client', 'talent']

/** The terms of entry into a room. */
export interface MeetingEntry {
  readonly audience: Audience
  readonly display: string
  readonly moderator: boolean
  readonly muted: boolean
  /** May send picture and sound; a client looks on. */
  readonly publishes: boolean
  /** Whose picture and sound may come: talent do not meet each other in the waiting room. */
  readonly meets: readonly Audience[]
}

/** A refused entry, with the text for the person. */
export interface Refusal {
  readonly refused: string
}

const VIEWERS: Readonly<Partial<Record<MeetingRoomName, string>>> = {
  test: 'VirtualLobbyViewer',
  backoffice: 'BackOfficeViewer',
}

/** Staff moderate; viewers other than talent start muted. */
export function viewerEntry(
  viewer: { readonly name: string; readonly userType: UserType },
  audience: 'staff' | 'client',
  room: MeetingRoomName,
): MeetingEntry | Refusal {
  if (audience === 'client' && room === 'backoffice') return { refused: 'The back office is for staff only.' }
  const display = VIEWERS[room] ?? `${viewer.name.trim()} (${viewer.userType.replaceAll('_', ' ')})`
  const isStaff = audience === 'staff'
  return { audience, display, moderator: isStaff, muted: true, publishes: isStaff, meets: EVERYBODY }
}

/** A talent may be in one room at a time, and in the main room only when called in. */
export function talentEntry(
  record: CheckInRecord,
  skipVirtualLobby: boolean,
  room: MeetingRoomName,
): MeetingEntry | Refusal {
  const allowed = roomFor(record, skipVirtualLobby)
  if (allowed === room) {
    const display = `${fullName(record)} (talent)`
    const waits = room === 'test'
    const meets = waits ? EVERYBODY.filter((audience) => audience !== 'talent') : EVERYBODY
    return { audience: 'talent', display, moderator: false, muted: waits, publishes: true, meets }
  }
  const state = talentState(record)
  if (state === 'removed') return { refused: 'Your check-in was removed. Please check in again.' }
  if (allowed === 'main') return { refused: 'It is your turn. Please join the casting room.' }
  if (room === 'main' && (state === 'waiting' || state === 'on_deck')) {
    return { refused: 'You will be called in when it is your turn.' }
  }
  return { refused: 'You cannot enter this room now.' }
}
