import { isSelfTape, type TodaysSession } from './todays-sessions.ts'

/** From its beginning or its first time frame to the end of the last one, and while talent wait in it. */
function isRunning({ at, hours, line }: TodaysSession, now: Date): boolean {
  if (line) return true
  if (!hours) return false
  const start = Math.min(Date.parse(hours.start), at?.getTime() ?? Number.POSITIVE_INFINITY)
  return start <= now.getTime() && now.getTime() < Date.parse(hours.end)
}

/** The session of today that runs: of several the one in which most wait, then the one that began first. */
export const runningSession = (sessions: readonly TodaysSession[], now: Date): TodaysSession | undefined =>
  sessions
    .filter((today) => !isSelfTape(today) && isRunning(today, now))
    // They come in the order in which they begin, which sorting keeps.
    .toSorted((a, b) => (b.line?.waiting ?? 0) - (a.line?.waiting ?? 0))[0]
