import type { UserDirectory } from '@callboard/accounts/queries'
import type { SessionView } from '../../contract/index.ts'
import { bookStatus, type Session } from '../../domain/session.ts'
import { type People, peopleOf, personViews } from '../people.ts'
import type { StaffedSession } from '../project-access.ts'

const dateViews = (session: Session, people: People): SessionView['dates'] =>
  session.dates.map((date) => ({
    _id: date.id,
    date: date.date,
    start_time: date.startTime,
    location_type: date.locationType,
    in_person_location: date.inPersonLocation,
    managers: personViews(date.managerIds, people),
    lobbyManager: personViews(date.lobbyManagerIds, people),
    book_status: bookStatus(date),
    invoiced: date.invoiced,
    skip_onboarding_talent_form: date.skipForm,
    description: date.description,
    show_description_to_talent: date.showDescription,
  }))

/** Views for staff, with one question for all people. */
export async function sessionViews(
  users: UserDirectory,
  sessions: readonly StaffedSession[],
): Promise<SessionView[]> {
  const people = await peopleOf(
    users,
    sessions.flatMap(({ session }) =>
      session.dates.flatMap((date) => [...date.managerIds, ...date.lobbyManagerIds]),
    ),
  )
  return sessions.map(({ session, project, owns }) => ({
    _id: session.id,
    name: session.name,
    studio: project.id,
    studio_name: project.name,
    studio_uri: project.uri,
    time_zone: session.timeZone,
    sort_order: session.sortOrder,
    description: session.description,
    dates: dateViews(session, people),
    roles: [...project.roles],
    private_users: session.privateUsers,
    change_cutoff: session.changeCutoff,
    skip_virtual_lobby: project.skipVirtualLobby,
    version: session.version,
    can: { edit: true, delete: owns, rename: owns },
  }))
}

export async function sessionView(users: UserDirectory, staffed: StaffedSession): Promise<SessionView> {
  const [view] = await sessionViews(users, [staffed])
  if (!view) throw new Error('A session has no view.')
  return view
}
