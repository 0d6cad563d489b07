import type { Actor } from '@callboard/core'
import type { TimeReply } from './time-reply.ts'

export type LocationType = 'Virtual' | 'In Person' | 'Both' | 'Video Submission'

/** A talent's place in a slot. */
export interface Appointment {
  readonly id: string
  readonly sessionId: string
  readonly dayId: string
  readonly frameId: string
  readonly talentId: string
  /** Calendar day in the frame's zone. */
  readonly date: string
  readonly start: Date
  readonly end: Date
  readonly slotSeconds: number
  readonly role: string
  /** Which of the role's places in the slot, from 0. */
  readonly seat: number
  /** The zone the talent reads times in. */
  readonly zone: string
  readonly locationType: LocationType
  readonly inPersonLocation: string
  readonly checkedIn: boolean
  /** The last thing that its talent said to a time of it, see `standingReply`. */
  readonly reply: TimeReply | null
  /** Rises with every change that a calendar program must notice. */
  readonly sequence: number
  readonly createdBy: string
  readonly createdAt: Date
}

/**
 * True while its talent may still move or cancel it.
 * @param cutoff minutes before its start
 */
export const isOpenToTalent = (
  { checkedIn, start }: Pick<Appointment, 'checkedIn' | 'start'>,
  cutoff: number,
  now: Date,
): boolean => !checkedIn && now.getTime() <= start.getTime() - cutoff * 60_000

/** True where its talent booked it; the role of another one is the choice of staff. */
export const hasChosenRole = ({
  createdBy,
  talentId,
}: Pick<Appointment, 'createdBy' | 'talentId'>): boolean => createdBy === talentId

const PRODUCT: Actor['kind'] = 'system'

/** True where no person booked it: only callbacks are booked by the product itself. */
export const isFromCallback = ({ createdBy }: Pick<Appointment, 'createdBy'>): boolean =>
  createdBy === PRODUCT
