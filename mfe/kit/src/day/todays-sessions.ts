import { instantOf } from '@callboard/core/http-contract'
import type { TodaysSession as Today } from '@callboard/projects/contract'

export interface TodaysSession extends Omit<Today, 'hours'> {
  readonly date: Today['session']['dates'][number]
  /** When it begins; a wall time that the zone skips that day has no instant. */
  readonly at: Date | null
  /** Undefined while nobody waits in it. */
  readonly line: Today['lines'][number] | undefined
  /** Of its time frames; undefined while it has none. */
  readonly hours: Today['hours'][number] | undefined
}

/** Milliseconds between two looks at the sessions of today, while the page is shown. */
export const DAY_EVERY = 30_000

/** Today's sessions as they begin, the earliest first. */
export function todaysSessions(sessions: readonly Today[]): TodaysSession[] {
  return sessions
    .flatMap((today) =>
      today.session.dates.map((date) => ({
        ...today,
        date,
        at: instantOf(date.date, date.start_time, today.session.time_zone),
        line: today.lines.find((line) => line.date === date._id),
        hours: today.hours.find((hours) => hours.date === date._id),
      })),
    )
    .sort((a, b) => (a.at?.getTime() ?? 0) - (b.at?.getTime() ?? 0))
}

/** Self-tapes are sent in at any time of the day: nobody is called, and there is no room to open. */
export const isSelfTape = ({ date }: TodaysSession) => date.location_type === 'Video Submission'

/**
 * The session that staff go to first: the one in which talent wait, else the next that begins, or else the one that
 * began last. Self-tapes are it on a day of nothing else.
 */
export function nextSession(sessions: readonly TodaysSession[], now: Date): TodaysSession | undefined {
  const called = sessions.filter((today) => !isSelfTape(today))
  const among = called.length > 0 ? called : sessions
  return among.find(({ line }) => line) ?? among.find(({ at }) => at !== null && at > now) ?? among.at(-1)
}
