import type { UserFacts } from '@callboard/accounts/queries'
import { dayIn, instantOf, zoneAbbreviation } from '@callboard/core'
import { placeInWords } from '../../contract/index.ts'
import type { Values } from '../../domain/placeholders.ts'
import type { SessionDateFacts, SessionFacts } from '../../queries/index.ts'

/** `03/08/2026` */
const sayDay = (day: string) => `${day.slice(5, 7)}/${day.slice(8, 10)}/${day.slice(0, 4)}`

/** `10:00 AM PST` */
function sayTime({ date, startTime }: SessionDateFacts, zone: string): string {
  const [hour, minute] = startTime.split(':') as [string, string]
  const start = instantOf(date, startTime, zone)
  const clock = `${String(((Number(hour) + 11) % 12) + 1)}:${minute} ${Number(hour) < 12 ? 'AM' : 'PM'}`
  return start ? `${clock} ${zoneAbbreviation(start, zone)}` : clock
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

/** `03/08/2026, 10:00 AM PST, In person: Studio 4` */
const sayDate = (day: SessionDateFacts, zone: string) =>
  `${sayDay(day.date)}, ${sayTime(day, zone)}, ${placeInWords(day.locationType, day.inPersonLocation)}`

/** Every date with its place, one a line. */
export const dateLines = (session: SessionFacts, days: readonly SessionDateFacts[]): readonly string[] =>
  days.map((day) => sayDate(day, session.timeZone))

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
): Values {
  const [day] = days
  const named = (ids: readonly string[] = []) =>
    people
      .filter(({ id }) => ids.includes(id))
      .map(nameOf)
      .join(', ')
  return {
    PROJECT_NAME: session.projectName,
    SESSION_NAME: session.name,
    SESSION_DATES: inLines(dateLines(session, days)),
    SESSION_START_DATE: day ? sayDay(day.date) : '',
    SESSION_START_TIME: day ? sayTime(day, session.timeZone) : '',
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
