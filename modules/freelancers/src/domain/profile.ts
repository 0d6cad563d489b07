import { dayIn, invalid, isZone } from '@callboard/core'

export type WorkerRole = 'session_runner' | 'lobby_manager'

const PAST_DAYS = 'Past dates cannot be chosen'

/** Fields that a freelancer fills in. */
export interface ProfileFields {
  readonly willWorkAs: readonly WorkerRole[]
  readonly experience: string
  /** `YYYY-MM-DD` */
  readonly availableDates: readonly string[]
  /** `YYYY-MM-DD` */
  readonly nonAvailableDates: readonly string[]
  readonly availabilityNotes: string
  /** IANA name */
  readonly timezone: string
  /** E.164 */
  readonly phone: string | null
  readonly receiveEmail: boolean
  /** Wishes for texts at the phone number. */
  readonly receiveText: boolean
  readonly showToAll: boolean
  /** Casting directors who see it when not all do. */
  readonly showTo: readonly string[]
}

export interface Profile extends ProfileFields {
  readonly userId: string
  /** First and last name as they were when it was saved; lists sort and filter by it. */
  readonly name: string
  /** 0 until it is first saved. */
  readonly version: number
}

export const blankProfile = (userId: string, name: string, timezone: string): Profile => ({
  userId,
  name,
  willWorkAs: [],
  experience: '',
  availableDates: [],
  nonAvailableDates: [],
  availabilityNotes: '',
  timezone,
  phone: null,
  receiveEmail: true,
  receiveText: false,
  showToAll: false,
  showTo: [],
  version: 0,
})

/**
 * @param before as it is stored: days that have passed since stay in it
 * @throws DomainError invalid naming the field
 */
export function checkProfile(
  fields: ProfileFields,
  before: Pick<ProfileFields, 'availableDates' | 'nonAvailableDates'> | null,
  now: Date,
): void {
  if (!isZone(fields.timezone)) throw invalid('timezone', 'This time zone is not known.')
  const today = dayIn(fields.timezone, now)
  const known = new Set([...(before?.availableDates ?? []), ...(before?.nonAvailableDates ?? [])])
  const isPast = (day: string) => day < today && !known.has(day)
  if (fields.availableDates.some(isPast)) throw invalid('available_dates', PAST_DAYS)
  if (fields.nonAvailableDates.some(isPast)) throw invalid('non_available_dates', PAST_DAYS)
  const available = new Set(fields.availableDates)
  if (fields.nonAvailableDates.some((day) => available.has(day))) {
    throw invalid('non_available_dates', 'A day cannot be both available and not available.')
  }
  if (fields.receiveText && fields.phone === null) throw invalid('phone', 'Texts need a phone number.')
}
