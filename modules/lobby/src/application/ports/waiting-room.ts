import { type Token, token } from '@callboard/core'
import type { RoomAddress, WaitingRoomTalent } from '../../domain/waiting-room.ts'

/** A room of the external waiting room. */
export interface WaitingRoomPlace {
  /** The waiting room's own id. */
  readonly id: string
  readonly name: string
}

/**
 * The external waiting room, where talent of a session may check in instead of here.
 * Its calls are refused with DomainError unavailable `waiting_room_unavailable` during an outage or after an answer that
 * cannot be read, and with DomainError missing for what it does not know.
 */
export interface WaitingRoom {
  /** False: no session has one. */
  readonly configured: boolean
  find(address: RoomAddress): Promise<WaitingRoomPlace>
  records(roomId: string): Promise<readonly WaitingRoomTalent[]>
  record(recordId: string): Promise<WaitingRoomTalent>
  /** Host name of its check-in page; null when it has none. */
  domain(roomId: string): Promise<string | null>
}

export const WAITING_ROOM: Token<WaitingRoom> = token('lobby.waiting-room')

const nothing = () => Promise.reject(new Error('No waiting room is configured.'))

/** For an install without one. */
export const noWaitingRoom: WaitingRoom = {
  configured: false,
  find: nothing,
  records: nothing,
  record: nothing,
  domain: nothing,
}
