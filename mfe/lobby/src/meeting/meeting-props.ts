import type { MEETING_ROOMS, MeetingTicket } from '@callboard/lobby/contract'
import type { ReactNode } from 'react'
import type { LocalMedia } from './local-media.ts'

export type RoomName = (typeof MEETING_ROOMS)[number]
export type MeetingRole = 'staff' | 'client' | 'talent'

export interface MeetingRoomProps {
  readonly session: string
  readonly room: RoomName
  readonly audience: MeetingRole
  readonly media: LocalMedia
  /** secret of the talent's page */
  readonly token?: string
  /** The server let us in no longer. */
  readonly onRemoved?: () => void
  /** Stands over the pictures: what is recorded, and by whom. */
  readonly overlay?: ReactNode
  /** Beside the controls of the own camera. */
  readonly actions?: ReactNode
  /** A recording holds the devices. */
  readonly locked?: boolean
  /** A client only looks on. */
  readonly viewOnly?: boolean
  readonly emptyWords?: string
}

/** What every meeting service gets of the room it is shown in. */
export interface MeetingProps<Kind extends MeetingTicket['kind']> extends MeetingRoomProps {
  readonly ticket: Extract<MeetingTicket, { kind: Kind }>
  /** Asks for a fresh ticket: this one, or what was entered with it, is of no use any more. */
  readonly renew: () => void
}
