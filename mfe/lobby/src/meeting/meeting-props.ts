import type { MEETING_ROOMS, MeetingTicket, PageLine } from '@callboard/lobby/contract'
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
  /** The server has ended the visit and refuses a new one. */
  readonly onRemoved?: () => void
  /** How well what this page sends arrives at the others has changed. */
  readonly onLine?: (line: PageLine) => void
  /** Overlay of the pictures: the state and names of the recording. */
  readonly overlay?: ReactNode
  /** Beside the controls of the own camera. */
  readonly actions?: ReactNode
  /** A recording holds the devices. */
  readonly locked?: boolean
  /** A client only looks on. */
  readonly viewOnly?: boolean
  /** Where nobody else is. */
  readonly empty?: ReactNode
}

/** Props of every meeting service. */
export interface MeetingProps<Kind extends MeetingTicket['kind']> extends MeetingRoomProps {
  readonly ticket: Extract<MeetingTicket, { kind: Kind }>
  /** Asks for a fresh ticket, because this one or the visit made with it is no longer valid. */
  readonly renew: () => void
}
