import { USER_DIRECTORY } from '@callboard/accounts/queries'
import { CLOCK, invalid, useCase } from '@callboard/core'
import { FREELANCER_DAYS } from '@callboard/freelancers/queries'
import { APPOINTMENT_QUERIES, type Stretch } from '@callboard/scheduling/queries'
import { listCalendar, MOST_CALENDAR_DATES, MOST_CALENDAR_DAYS } from '../../contract/index.ts'
import { bookStatus } from '../../domain/session.ts'
import { peopleOf, personViews } from '../people.ts'
import { PROJECTS_STORE } from '../ports/index.ts'
import { signedIn } from '../project-access.ts'
import { shownCalendar } from './shown-dates.ts'

export const stretchView = (stretch: Stretch) => ({
  start: stretch.start.toISOString(),
  end: stretch.end.toISOString(),
})

const DAY_MS = 86_400_000

function checkSpan(start: string, end: string): void {
  const days = (Date.parse(end) - Date.parse(start)) / DAY_MS
  if (days < 0) throw invalid('end', 'The end comes before the start.')
  if (days > MOST_CALENDAR_DAYS) throw invalid('end', `Ask for at most ${MOST_CALENDAR_DAYS} days at once.`)
}

export const ListCalendar = useCase(
  listCalendar,
  {
    store: PROJECTS_STORE,
    users: USER_DIRECTORY,
    freelancerDays: FREELANCER_DAYS,
    appointments: APPOINTMENT_QUERIES,
    clock: CLOCK,
  },
  async ({ needs, actor, input }) => {
    const { userId, userType } = signedIn(actor)
    checkSpan(input.start, input.end)
    const { dates, complete, days } = await shownCalendar(
      needs,
      { id: userId, userType },
      { from: input.start, to: input.end, limit: MOST_CALENDAR_DATES },
      needs.clock.now(),
    )
    const people = await peopleOf(
      needs.users,
      dates.flatMap(({ castingDirectorIds, date }) => [
        ...castingDirectorIds,
        ...date.managerIds,
        ...date.lobbyManagerIds,
      ]),
    )
    const isAdmin = userType === 'super_admin'
    return {
      dates: dates.map(({ date, start, end, stretches, ...of }) => ({
        _id: date.id,
        session: { _id: of.sessionId, name: of.sessionName },
        studio: { _id: of.projectId, name: of.projectName, uri: of.projectUri },
        date: date.date,
        start_time: date.startTime,
        time_zone: of.timeZone,
        start: start.toISOString(),
        end: end.toISOString(),
        stretches: stretches.map(stretchView),
        location_type: date.locationType,
        in_person_location: date.inPersonLocation,
        casting_directors: personViews(of.castingDirectorIds, people),
        managers: personViews(date.managerIds, people),
        lobbyManager: personViews(date.lobbyManagerIds, people),
        book_status: bookStatus(date),
        invoiced: date.invoiced,
        can: { set_invoiced: isAdmin },
      })),
      complete,
      days,
    }
  },
)
