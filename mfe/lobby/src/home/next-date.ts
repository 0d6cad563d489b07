import { dayIn, instantOf } from '@callboard/core/http-contract'
import type { ClientProject } from '@callboard/projects/contract'

type Session = ClientProject['sessions'][number]
type SessionDate = Session['dates'][number]

/** The date that a client waits for: today's or the next one, or the last one of a session that is over. */
export const nextDate = ({ dates, time_zone }: Session, now: Date): SessionDate | undefined =>
  dates.find(({ date }) => date >= dayIn(time_zone, now)) ?? dates.at(-1)

/** True while none of its dates is today or still to come. */
export const isOver = ({ dates, time_zone }: Session, now: Date): boolean =>
  dates.length > 0 && dates.every(({ date }) => date < dayIn(time_zone, now))

const startOf = (session: Session, now: Date): Date | null => {
  const date = nextDate(session, now)
  return date ? instantOf(date.date, date.start_time, session.time_zone) : null
}

/** What is still to come by its beginning, then sessions without a date, then those that are over. */
export function inOrder(sessions: readonly Session[], now: Date): Session[] {
  const rank = (session: Session) => (isOver(session, now) ? 2 : session.dates.length === 0 ? 1 : 0)
  const at = (session: Session) => startOf(session, now)?.getTime() ?? 0
  return [...sessions].sort((a, b) => rank(a) - rank(b) || at(a) - at(b))
}

/** The session that begins next of all; undefined when nothing is still to come. */
export const nextOfAll = (projects: readonly ClientProject[], now: Date): Session | undefined =>
  inOrder(
    projects
      .flatMap(({ sessions }) => sessions)
      .filter((session) => session.dates.length > 0 && !isOver(session, now)),
    now,
  )[0]
