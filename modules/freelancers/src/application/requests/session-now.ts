import { type Actor, dayIn, standingOf } from '@callboard/core'
import { placeInWords } from '@callboard/projects/contract'
import type { SessionDateFacts, SessionFacts } from '@callboard/projects/queries'
import type { WorkerRole } from '../../domain/profile.ts'
import type { RequestedDate } from '../../domain/request.ts'
import type { DateNow, SessionNow } from '../../domain/request-plan.ts'

export function dateNow(session: SessionFacts, day: SessionDateFacts): DateNow {
  return {
    dayId: day.id,
    date: day.date,
    startTime: day.startTime,
    zone: session.timeZone,
    place: placeInWords(day.locationType, day.inPersonLocation),
    runs: { session_runner: day.managerIds, lobby_manager: day.lobbyManagerIds },
  }
}

/** Books for a session. */
export const isOffice = (
  actor: Actor,
  { castingDirectorIds }: Pick<SessionFacts, 'castingDirectorIds'>,
): boolean => {
  const standing = standingOf(actor, { ownerIds: castingDirectorIds })
  return standing === 'admin' || standing === 'owner'
}

/** A session as requests go by it. */
export const sessionNow = (session: SessionFacts, archived: boolean): SessionNow => ({
  archived,
  dates: session.dates.map((day) => dateNow(session, day)),
})

export const requestedDate = (
  { runs: _, ...now }: DateNow,
  roles: readonly WorkerRole[],
  booked: readonly WorkerRole[],
): RequestedDate => ({ ...now, roles, booked })

/** The date has passed where it is; today has not. */
export const isPast = ({ date, zone }: Pick<RequestedDate, 'date' | 'zone'>, now: Date): boolean =>
  date < dayIn(zone, now)
