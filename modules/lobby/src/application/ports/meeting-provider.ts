import { type Token, token } from '@callboard/core'
import type { RoomAudience } from '@callboard/core/http-contract'
import type { MEETING_ROOMS, MeetingTicket } from '../../contract/index.ts'

export interface MeetingRequest {
  /** The person who enters, named by `actorKey`: the same each time, and no personal data. */
  readonly person: string
  readonly sessionId: string
  readonly room: (typeof MEETING_ROOMS)[number]
  /** the name others see */
  readonly display: string
  readonly moderator: boolean
  readonly muted: boolean
  /** Others may be sent this person's picture and sound; else the person looks on. */
  readonly publishes: boolean
  /** Whose picture and sound the person may be sent. */
  readonly meets: readonly RoomAudience[]
}

/** Service that carries sound and picture. The right to enter is checked before it is asked. */
export interface MeetingProvider {
  /**
   * @returns the data with which this one person's browser enters this one room, under this name and with these rights;
   * the room has a name of its own for each room of each session, the same each time
   */
  ticket(request: MeetingRequest): Promise<MeetingTicket>
}

export const MEETING_PROVIDER: Token<MeetingProvider> = token('lobby.meeting-provider')
