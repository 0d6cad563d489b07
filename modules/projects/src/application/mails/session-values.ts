import type { UserFacts } from '@callboard/accounts/queries'
import { clockInWords, dateInWords, dayIn, instantOf } from '@callboard/core'
import { placeInWords } from '../../contract/index.ts'
import type { Values } from '../../domain/placeholders.ts'
import type { SessionDateFacts, SessionFacts } from '../../queries/index.ts'

/** `Sunday, March 8` and `10:00 AM PST`. */
function startInWords({ date, startTime }: SessionDateFacts, zone: string, now: Date) {
  const start = instantOf(date, startTime, zone)
  // The clocks skip that time on that day.
  if (!start) return { day: date, time: startTime }
  return { day: dateInWords(start, zone, now), time: clockInWords(start, zone) }
}

const nameOf = ({ firstName, lastName, email }: UserFacts) => `${firstName} ${lastName}`.trim() || email

/** The date that a mail about the whole session speaks of: the next one, or the last. */
export const nextDate = ({ dates, timeZone }: SessionFacts, now: Date): SessionDateFacts | undefined =>
  dates.find(({ date }) => date >= dayIn(timeZone, now)) ?? dates.at(-1)

/** The dates that a mail about the whole session speaks of: from today on, or else the last. */
export function datesToCome(session: SessionFacts, now: Date): readonly SessionDateFacts[] {
  const first = nextDate(session, now)
  return first ? session.dates.filter(({ date }) => date >= first.date) : []
}

/** Lines of dates in one mail. */
const MOST_LINES = 20

/** Every date with its place, one a line: `Sunday, March 8, 10:00 AM PST, In person: Studio 4`. */
export const dateLines = (
  { timeZone }: SessionFacts,
  days: readonly SessionDateFacts[],
  now: Date,
): readonly string[] =>
  days.map((date) => {
    const { day, time } = startInWords(date, timeZone, now)
    return `${day}, ${time}, ${placeInWords(date.locationType, date.inPersonLocation)}`
  })

export const inLines = (lines: readonly string[]): string =>
  [
    ...lines.slice(0, MOST_LINES),
    ...(lines.length > MOST_LINES ? [`and ${lines.length - MOST_LINES} more dates`] : []),
  ].join('\n')

/**
 * Placeholder values of mails about a session.
 * @param days that the mail speaks of, the nearest first
 * @param people accounts of the managers of the nearest
 */
export function sessionValues(
  session: SessionFacts,
  days: readonly SessionDateFacts[],
  people: readonly UserFacts[],
  publicUrl: string,
  now: Date,
): Values {
  const [day] = days
  const start = day && startInWords(day, session.timeZone, now)
  const named = (ids: readonly string[] = []) =>
    people
      .filter(({ id }) => ids.includes(id))
      .map(nameOf)
      .join(', ')
  return {
    PROJECT_NAME: session.projectName,
    SESSION_NAME: session.name,
    SESSION_DATES: inLines(dateLines(session, days, now)),
    SESSION_START_DATE: start?.day ?? '',
    SESSION_START_TIME: start?.time ?? '',
    LOCATION_TYPE: day?.locationType ?? '',
    IN_PERSON_LOCATION: day?.inPersonLocation ?? '',
    SESSION_MANAGERS: named(day?.managerIds),
    LOBBY_MANAGERS: named(day?.lobbyManagerIds),
    EMAIL_CHECKIN_LINK: `${publicUrl}/onboard/${session.projectUri}/${session.id}`,
    EMAIL_SESSION_LINK: day
      ? `${publicUrl}/schedule/${session.projectUri}/${session.id}/${day.id}`
      : `${publicUrl}/studio/${session.projectUri}/${session.id}`,
  }
}
