import { allOf, type Loadable, useAccount, useAnswer } from '@callboard/kit/data'
import { useParams } from '@callboard/kit/ui'
import { getPublicSession, type PublicSession } from '@callboard/projects/contract'
import {
  type Availability,
  listAvailability,
  listTimeFrames,
  type TimeFrame,
} from '@callboard/scheduling/contract'
import { followsDay } from '../data/schedule.ts'
import { withKnownPhotos } from './without-appointment.ts'

export interface Schedule {
  readonly session: PublicSession
  readonly dayId: string
  readonly date: PublicSession['dates'][number] | undefined
  /** The earliest first. */
  readonly frames: readonly TimeFrame[]
  readonly availability: Availability
  /** Clients look on. */
  readonly canEdit: boolean
}

/** The schedule of a session date, live. */
export function useSchedule(): Loadable<Schedule> {
  const { sessionId = '', dayId = '' } = useParams()
  const account = useAccount()
  const day = { session: sessionId, day: dayId }
  const state = allOf([
    useAnswer(getPublicSession, { id: sessionId }),
    useAnswer(listTimeFrames, day, { follows: followsDay(sessionId, dayId) }),
    useAnswer(listAvailability, day, {
      follows: followsDay(sessionId, dayId),
      merge: withKnownPhotos,
    }),
  ])
  if (state.kind !== 'ready') return state
  const [session, frames, availability] = state.data
  return {
    ...state,
    data: {
      session,
      dayId,
      date: session.dates.find(({ _id }) => _id === dayId),
      frames: frames.toSorted((a, b) => a.start_time.localeCompare(b.start_time)),
      availability,
      canEdit: account !== undefined && account.user_type !== 'client',
    },
  }
}
