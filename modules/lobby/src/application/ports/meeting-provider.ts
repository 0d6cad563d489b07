import type { MEETING_ROOMS, MeetingTicket } from '../../contract/index.ts'

export interface MeetingRequest {
  readonly sessionId: string
  readonly room: (typeof MEETING_ROOMS)[number]
  /** the name others see */
  readonly display: string
  readonly moderator: boolean
  readonly muted: boolean
}

/** Whatever carries sound and picture. Who may enter is decided before it is asked. */
export interface MeetingProvider {
  /** @returns what a browser needs to enter this one room, under this name and with these rights */
  ticket(request: MeetingRequest): Promise<MeetingTicket>
}

export const MEETING_PROVIDER = Symbol('lobby.meeting-provider')
