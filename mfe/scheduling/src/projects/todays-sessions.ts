import { dayIn, instantOf } from '@callboard/core/http-contract'
import type { ProjectView, SessionSummary } from '@callboard/projects/contract'

export interface TodaysSession {
  readonly project: ProjectView
  readonly session: SessionSummary
  readonly date: SessionSummary['dates'][number]
  /** When it begins; a wall time that the zone skips that day has no instant. */
  readonly at: Date | null
}

/** The sessions of which a date is today in their own zone, the earliest first. */
export function todaysSessions(projects: readonly ProjectView[], now: Date): TodaysSession[] {
  const today = projects.flatMap((project) =>
    project.sessions.flatMap((session) =>
      session.dates
        .filter(({ date }) => date === dayIn(session.time_zone, now))
        .map((date) => ({
          project,
          session,
          date,
          at: instantOf(date.date, date.start_time, session.time_zone),
        })),
    ),
  )
  return today.sort((a, b) => (a.at?.getTime() ?? 0) - (b.at?.getTime() ?? 0))
}
