import type { ReplyOf } from '@callboard/core/http-contract'
import { allOf, type Loadable, useAccount, useAnswer } from '@callboard/kit/data'
import { readersZone, useParams } from '@callboard/kit/ui'
import { getPublicSession, type PublicSession } from '@callboard/projects/contract'
import {
  type Availability,
  getAvailability,
  isAlreadyBooked,
  listAvailability,
} from '@callboard/scheduling/contract'
import { useState } from 'react'
import { followsDay } from '../data/schedule.ts'
import { onlyDay } from '../shared/slots.ts'
import { useSessionDate } from '../shared/use-session-date.ts'

export type OwnBooking = NonNullable<ReplyOf<typeof isAlreadyBooked>['appointment']>

export type OwnLoss = NonNullable<ReplyOf<typeof isAlreadyBooked>['lost']>

/** The session of an address whose date was removed. */
export interface RemovedDate {
  readonly session: PublicSession
  readonly date: undefined
}

export interface BookingDay {
  readonly session: PublicSession
  readonly date: PublicSession['dates'][number]
  /** Calendar day of the times in the reader's zone; that of the session where they stand on two. */
  readonly day: string
  /** Of the time frame that the address names. */
  readonly frameName: string | undefined
  /** In the reader's own zone. */
  readonly availability: Availability
  /** The present booking of the signed-in talent on this date. */
  readonly own: OwnBooking | null
  /** Without one, the booking that they had before. */
  readonly lost: OwnLoss | null
  /** False while the server has not said whether there is one, and where nobody is asked about. */
  readonly isOwnKnown: boolean
  /** False where nobody gets a confirmation by mail. */
  readonly sendsMail: boolean
  /** Where the talent of an appointment may write to. */
  readonly office: string | null
}

const NOTHING_BOOKED: Loadable<ReplyOf<typeof isAlreadyBooked>> = {
  kind: 'ready',
  data: { appointment: null, lost: null, sends_mail: true, office: null },
  refreshing: false,
  outdated: false,
}

const nameOf = ({ dates }: Availability, frame: string): string | undefined =>
  Object.values(dates).find((frames) => frame in frames)?.[frame]?.name

/** The bookable times of a session date, live. */
export function useBooking(): Loadable<BookingDay | RemovedDate> {
  const { sessionId = '', dayId = '', availabilityId } = useParams()
  const account = useAccount()
  const asked = { session: sessionId, day: dayId, time_zone: readersZone() }
  const session = useAnswer(getPublicSession, { id: sessionId })
  const whole = useAnswer(listAvailability, availabilityId ? undefined : asked, {
    follows: followsDay(sessionId, dayId),
  })
  const one = useAnswer(
    getAvailability,
    availabilityId ? { ...asked, availability: availabilityId } : undefined,
    { follows: followsDay(sessionId, dayId) },
  )
  const talent = account?.user_type === 'talent' ? account._id : undefined
  const booked = useAnswer(isAlreadyBooked, talent ? { session: sessionId, day: dayId, talent } : undefined, {
    follows: followsDay(sessionId, dayId),
  })
  const [seen, setSeen] = useState(false)
  // A talent that signs in after choosing a time keeps the choice while the own bookings load.
  const own = !talent || (seen && booked.kind === 'loading') ? NOTHING_BOOKED : booked
  const times = availabilityId ? one : whole
  const state = allOf([session, times, own])
  if (state.kind === 'ready' && !seen) setSeen(true)
  const { date, isUnsure } = useSessionDate(session, dayId, times)
  if (session.kind === 'ready' && !date) return { ...session, data: { session: session.data, date } }
  if (isUnsure) return { kind: 'loading' }
  if (state.kind !== 'ready' || !date) return state.kind === 'failed' ? state : { kind: 'loading' }
  const [known, availability, { appointment, lost, sends_mail, office }] = state.data
  return {
    ...state,
    data: {
      session: known,
      date,
      day: onlyDay(availability) ?? date.date,
      frameName: availabilityId === undefined ? undefined : nameOf(availability, availabilityId),
      availability,
      own: appointment,
      lost,
      isOwnKnown: talent !== undefined && booked.kind === 'ready',
      sendsMail: sends_mail,
      office,
    },
  }
}
