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

/** The session that begins next of all; undefined when nothing is still to come. */
export function nextOfAll(projects: readonly ClientProject[], now: Date): Session | undefined {
  const coming = projects
    .flatMap(({ sessions }) => sessions)
    .filter((session) => !isOver(session, now))
    .flatMap((session) => {
      const date = nextDate(session, now)
      const at = date && instantOf(date.date, date.start_time, session.time_zone)
      return at ? [{ session, at }] : []
    })
  return coming.sort((a, b) => a.at.getTime() - b.at.getTime())[0]?.session
}
