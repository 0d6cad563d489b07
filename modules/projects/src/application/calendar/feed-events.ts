import { type CalendarEvent, zoneAbbreviation } from '@callboard/core'
import { CALENDAR_STATE_WORDS, calendarState, FREELANCER_DAY_WORDS } from '../../contract/index.ts'
import { bookStatus } from '../../domain/session.ts'
import type { People } from '../people.ts'
import type { ShownCalendar, ShownDate } from './shown-dates.ts'

interface Feed {
  readonly ownerId: string
  readonly publicUrl: string
}

/** Names alone: whoever has the address of a feed reads it, and it holds nobody's e-mail address. */
const namesOf = (ids: readonly string[], people: People): string =>
  ids
    .flatMap((id) => {
      const user = people.get(id)
      return user ? [`${user.firstName} ${user.lastName}`.trim()] : []
    })
    .filter((name) => name !== '')
    .join(', ')

/** `10:00 AM PST`: what the clock of the session shows. */
const sayStart = ({ start, timeZone }: ShownDate): string => {
  const options = { timeZone, hour: 'numeric', minute: '2-digit' } as const
  return `${new Intl.DateTimeFormat('en-US', options).format(start)} ${zoneAbbreviation(start, timeZone)}`
}

function dateEvent(dated: ShownDate, people: People, { publicUrl }: Feed): CalendarEvent {
  const { date, start, end } = dated
  const state = calendarState({ invoiced: date.invoiced, book_status: bookStatus(date) })
  const rows: readonly (readonly [string, string])[] = [
    ['Status', CALENDAR_STATE_WORDS[state]],
    ['Starts', sayStart(dated)],
    ['Casting directors', namesOf(dated.castingDirectorIds, people)],
    ['Session managers', namesOf(date.managerIds, people)],
    ['Lobby managers', namesOf(date.lobbyManagerIds, people)],
    ['Casting location', date.locationType],
  ]
  return {
    uid: `${date.id}@${new URL(publicUrl).hostname}`,
    sequence: dated.revision,
    start,
    end,
    summary: `${dated.projectName}: ${dated.sessionName}`,
    description: rows
      .filter(([, value]) => value !== '')
      .map(([label, value]) => `${label}: ${value}`)
      .join('\n'),
    location: date.inPersonLocation || date.locationType,
    url: `${publicUrl}/session/${dated.projectUri}/edit/${dated.sessionId}`,
    category: CALENDAR_STATE_WORDS[state],
    status: state === 'on_hold' ? 'TENTATIVE' : 'CONFIRMED',
  }
}

const dayEvent = (
  { date, kind }: ShownCalendar['days'][number],
  { ownerId, publicUrl }: Feed,
): CalendarEvent => ({
  uid: `${ownerId}-${date}@${new URL(publicUrl).hostname}`,
  sequence: 0,
  day: date,
  summary: FREELANCER_DAY_WORDS[kind],
  description: '',
  location: '',
  url: '',
  status: 'CONFIRMED',
})

/** What a calendar shows, as the events of its feed. */
export const feedEvents = (shown: ShownCalendar, people: People, feed: Feed): readonly CalendarEvent[] => [
  ...shown.dates.map((dated) => dateEvent(dated, people, feed)),
  ...shown.days.map((day) => dayEvent(day, feed)),
]
