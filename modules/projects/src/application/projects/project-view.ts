import type { UserDirectory } from '@callboard/accounts/queries'
import type { Actor } from '@callboard/core'
import type { ProjectView, SessionSummary } from '../../contract/index.ts'
import type { MeetingIds, Project, ProjectTexts } from '../../domain/project.ts'
import { brandView } from '../../queries/index.ts'
import { peopleOf, personViews } from '../people.ts'
import type { ProjectsStore, SessionOutline } from '../ports/index.ts'
import { ownsProject } from '../project-access.ts'

export const summaryView = (session: SessionOutline): SessionSummary => ({
  _id: session.id,
  name: session.name,
  time_zone: session.timeZone,
  sort_order: session.sortOrder,
  dates: session.dates.map((date) => ({
    _id: date.id,
    date: date.date,
    start_time: date.startTime,
    location_type: date.locationType,
    book_status: date.hasManager ? 'Book' : 'Hold',
  })),
})

const meetingsView = ({ main, test, backoffice }: MeetingIds) => ({
  jitsi_meeting_id: main,
  test_meeting_id: test,
  back_office_meeting_id: backoffice,
})

function textsView({ position_messages, ...texts }: ProjectTexts): ProjectView['texts'] {
  return position_messages ? { ...texts, position_messages: [...position_messages] } : texts
}

/** All sessions of the projects that the actor owns; of the others those that the actor runs. */
export async function shownOutlines(
  store: ProjectsStore,
  actor: Actor,
  projects: readonly Project[],
): Promise<readonly SessionOutline[]> {
  const [owned, run] = [true, false].map((owns) =>
    projects.filter((project) => ownsProject(actor, project) === owns).map(({ id }) => id),
  ) as [string[], string[]]
  const userId = actor.kind === 'user' ? actor.userId : ''
  return await store.read(async ({ sessions }) => [
    ...(owned.length > 0 ? await sessions.outlines(owned, null) : []),
    ...(run.length > 0 ? await sessions.outlines(run, userId) : []),
  ])
}

/** Views of some projects in their order, with at most two statements for all sessions and one question for all people. */
export async function projectViews(
  store: ProjectsStore,
  users: UserDirectory,
  actor: Actor,
  projects: readonly Project[],
): Promise<ProjectView[]> {
  if (projects.length === 0) return []
  const outlines = await shownOutlines(store, actor, projects)
  const people = await peopleOf(
    users,
    projects.flatMap((project) => project.castingDirectorIds),
  )
  const isAdmin = actor.kind === 'user' && actor.userType === 'super_admin'
  return projects.map((project) => {
    const owns = ownsProject(actor, project)
    return {
      _id: project.id,
      name: project.name,
      uri: project.uri,
      is_archived: project.archived,
      skip_virtual_lobby: project.skipVirtualLobby,
      allow_talent_create_role: project.allowTalentCreateRole,
      local_recording_enabled: project.localRecordingEnabled,
      feedback_enabled: project.feedbackEnabled,
      reshoot_enabled: project.reshootEnabled,
      reminders: project.reminders,
      project_roles: [...project.roles],
      casting_directors: personViews(project.castingDirectorIds, people),
      sessions: outlines.filter((session) => session.projectId === project.id).map(summaryView),
      texts: textsView(project.texts),
      brand: brandView(project.id, project.brand),
      meetings: owns ? meetingsView(project.meetingIds) : null,
      version: project.version,
      can: { edit: owns, archive: owns, delete: isAdmin, assign_casting_directors: isAdmin },
    }
  })
}

export async function projectView(
  store: ProjectsStore,
  users: UserDirectory,
  actor: Actor,
  project: Project,
): Promise<ProjectView> {
  const [view] = await projectViews(store, users, actor, [project])
  if (!view) throw new Error('A project has no view.')
  return view
}
