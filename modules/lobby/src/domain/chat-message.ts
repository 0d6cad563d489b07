import type { UserType } from '@callboard/core'
import type { MeetingRoomName } from './meeting-entry.ts'

/** Words of staff or a client in the chat of a room of a session. */
export interface ChatMessage {
  /** In the order in which messages were sent. */
  readonly id: string
  readonly sessionId: string
  readonly room: MeetingRoomName
  readonly userId: string
  readonly userType: UserType
  /** Plain text. */
  readonly content: string
  readonly sentAt: Date
}
