import type { RecordState } from '../contract/record-action-rules.ts'

/** The two words of a session's `twr`. */
export interface RoomAddress {
  readonly studio: string
  readonly room: string
}

/** A talent as the external waiting room tells of them. Empty texts are not known. */
export interface WaitingRoomTalent {
  /** The waiting room's own id. */
  readonly id: string
  readonly firstName: string
  readonly lastName: string
  readonly role: string
  readonly state: RecordState
  readonly actualCall: string
  readonly checkedInAt: Date | null
  readonly interviewNumber: string
  /** Staff of the waiting room have removed the check-in. */
  readonly removed: boolean
  readonly contact: {
    readonly email: string
    readonly phone: string
    readonly agent: string
    readonly agentEmail: string
    readonly agentPhone: string
  }
}

/** A talent of the external waiting room in a group. */
export interface GroupGuest {
  readonly id: string
  readonly name: string
  readonly role: string
}

/** @returns null for a session without a waiting room */
export function roomAddress(twr: string): RoomAddress | null {
  const [, studio, room] = /^([A-Za-z0-9_-]+)\/([A-Za-z0-9_-]+)$/.exec(twr) ?? []
  return studio && room ? { studio, room } : null
}

export const guestName = ({ firstName, lastName }: Pick<WaitingRoomTalent, 'firstName' | 'lastName'>) =>
  `${firstName} ${lastName}`.trim()

const RANK: readonly RecordState[] = ['in_casting', 'on_deck', 'waiting', 'skipped', 'signed_out']

/** In casting, on deck, then by check-in. */
export const inWaitingOrder = (talent: readonly WaitingRoomTalent[]): readonly WaitingRoomTalent[] =>
  talent.toSorted(
    (a, b) =>
      RANK.indexOf(a.state) - RANK.indexOf(b.state) ||
      (a.checkedInAt?.getTime() ?? 0) - (b.checkedInAt?.getTime() ?? 0) ||
      a.id.localeCompare(b.id),
  )
