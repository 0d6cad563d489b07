import { USER_DIRECTORY } from '@callboard/accounts/queries'
import { service } from '@callboard/core'
import { WAITING_ROOMS } from '@callboard/lobby/queries'
import { APPOINTMENT_QUERIES } from '@callboard/scheduling/queries'
import type { SessionView } from '../../contract/index.ts'
import { bookStatus } from '../../domain/session.ts'
import { dateRights } from '../../domain/session-dates.ts'
import { type People, peopleOf, personViews } from '../people.ts'
import type { StaffedSession } from '../project-access.ts'

const dateViews = (
  { session, owns, userId }: StaffedSession,
  people: People,
  frames: ReadonlyMap<string, number>,
): SessionView['dates'] =>
  session.dates.map((date) => ({
    _id: date.id,
    date: date.date,
    start_time: date.startTime,
    location_type: date.locationType,
    in_person_location: date.inPersonLocation,
    managers: personViews(date.managerIds, people),
    lobbyManager: personViews(date.lobbyManagerIds, people),
    book_status: bookStatus(date),
    time_frame_count: frames.get(date.id) ?? 0,
    invoiced: date.invoiced,
    skip_onboarding_talent_form: date.skipForm,
    description: date.description,
    show_description_to_talent: date.showDescription,
    can: dateRights(date, owns ? 'everything' : { managerId: userId }),
  }))

/** Sessions as staff see them, with one question for all people and one for all time frames. */
export class SessionViews extends service({
  users: USER_DIRECTORY,
  appointments: APPOINTMENT_QUERIES,
  waitingRooms: WAITING_ROOMS,
}) {
  async of(sessions: readonly StaffedSession[]): Promise<SessionView[]> {
    const dates = sessions.flatMap(({ session }) => session.dates)
    const [people, frames] = await Promise.all([
      peopleOf(
        this.needs.users,
        dates.flatMap((date) => [...date.managerIds, ...date.lobbyManagerIds]),
      ),
      this.needs.appointments.frameCounts(dates.map(({ id }) => id)),
    ])
    return sessions.map(({ session, project, owns, userId }) => ({
      _id: session.id,
      name: session.name,
      studio: project.id,
      studio_name: project.name,
      studio_uri: project.uri,
      time_zone: session.timeZone,
      sort_order: session.sortOrder,
      description: session.description,
      dates: dateViews({ session, project, owns, userId }, people, frames),
      roles: [...project.roles],
      private_users: session.privateUsers,
      change_cutoff: session.changeCutoff,
      twr: session.twr ?? '',
      twr_sync: session.twrSync,
      has_twr_host: this.needs.waitingRooms.configured,
      skip_virtual_lobby: project.skipVirtualLobby,
      version: session.version,
      can: { edit: true, delete: owns, rename: owns },
    }))
  }

  async one(staffed: StaffedSession): Promise<SessionView> {
    const [view] = await this.of([staffed])
    if (!view) throw new Error('A session has no view.')
    return view
  }
}
