import { dayIn, instantOf } from '@callboard/core/http-contract'
import type { ClientProject } from '@callboard/projects/contract'
import { nearestDate } from '../shared/nearest-date.ts'

type Session = ClientProject['sessions'][number]

/** True while none of its dates is today or still to come. */
export const isOver = ({ dates, time_zone }: Session, now: Date): boolean =>
  dates.length > 0 && dates.every(({ date }) => date < dayIn(time_zone, now))

/** True while one of its dates is today. */
export const isToday = ({ dates, time_zone }: Session, now: Date): boolean =>
  dates.some(({ date }) => date === dayIn(time_zone, now))

const startOf = (session: Session, now: Date): Date | null => {
  const date = nearestDate(session, now)
  return date ? instantOf(date.date, date.start_time, session.time_zone) : null
}

/** What is still to come by its beginning, then sessions without a date, then those that are over. */
export function inOrder(sessions: readonly Session[], now: Date): Session[] {
  const rank = (session: Session) => (isOver(session, now) ? 2 : session.dates.length === 0 ? 1 : 0)
  const at = (session: Session) => startOf(session, now)?.getTime() ?? 0
  return [...sessions].sort((a, b) => rank(a) - rank(b) || at(a) - at(b))
}

/** The session that begins next of all, and its project; undefined when nothing is still to come. */
export function nextOfAll(
  projects: readonly ClientProject[],
  now: Date,
): { readonly project: ClientProject; readonly session: Session } | undefined {
  const [session] = inOrder(
    projects.flatMap(({ sessions }) => sessions).filter((one) => one.dates.length > 0 && !isOver(one, now)),
    now,
  )
  const project = session && projects.find(({ sessions }) => sessions.includes(session))
  return project && { project, session }
}
