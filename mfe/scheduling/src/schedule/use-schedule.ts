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
import { useSessionDate } from '../shared/use-session-date.ts'
import { withKnownPhotos } from './without-appointment.ts'

export interface Schedule {
  readonly session: PublicSession
  readonly dayId: string
  readonly date: PublicSession['dates'][number]
  /** The earliest first. */
  readonly frames: readonly TimeFrame[]
  readonly availability: Availability
  /** Clients look on. */
  readonly canEdit: boolean
}

/** The session of an address whose date was removed. */
export interface RemovedDate {
  readonly session: PublicSession
  readonly date: undefined
  readonly canEdit: boolean
}

/** The schedule of a session date, live. */
export function useSchedule(): Loadable<Schedule | RemovedDate> {
  const { sessionId = '', dayId = '' } = useParams()
  const account = useAccount()
  const day = { session: sessionId, day: dayId }
  const canEdit = account !== undefined && account.user_type !== 'client'
  const asked = useAnswer(getPublicSession, { id: sessionId })
  const state = allOf([
    asked,
    useAnswer(listTimeFrames, day, { follows: followsDay(sessionId, dayId) }),
    useAnswer(listAvailability, day, {
      follows: followsDay(sessionId, dayId),
      merge: withKnownPhotos,
    }),
  ])
  const { date, isUnsure } = useSessionDate(asked, dayId, state)
  if (asked.kind === 'ready' && !date)
    return { ...asked, data: { session: asked.data, date: undefined, canEdit } }
  if (isUnsure) return { kind: 'loading' }
  if (state.kind !== 'ready' || !date) return state.kind === 'failed' ? state : { kind: 'loading' }
  const [session, frames, availability] = state.data
  return {
    ...state,
    data: {
      session,
      dayId,
      date,
      frames: frames.toSorted((a, b) => a.start_time.localeCompare(b.start_time)),
      availability,
      canEdit,
    },
  }
}
