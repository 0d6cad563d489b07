import { type Actor, denied, isStaffStanding, type UserActor } from '@callboard/core'
import type { Standing } from '@callboard/core/http-contract'
import type { MeetingRoomName } from '../../domain/meeting-entry.ts'

/** The back office is the staff's own. */
export const maySpeakIn = (room: MeetingRoomName, standing: Standing | null): boolean =>
  isStaffStanding(standing) || (standing === 'client' && room !== 'backoffice')

/** The account that speaks or listens in the chat of a room. @throws DomainError denied */
export function speaker(actor: Actor, room: MeetingRoomName, standing: Standing | null): UserActor {
  if (actor.kind !== 'user' || !maySpeakIn(room, standing)) throw denied()
  return actor
}

/** Id of the real-time room. */
export const chatRoomId = (sessionId: string, room: MeetingRoomName): string => `${room}.${sessionId}`
