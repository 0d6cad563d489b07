import { USER_DIRECTORY } from '@callboard/accounts/queries'
import { useCase } from '@callboard/core'
import { type ClientProject, listClientProjects } from '../../contract/index.ts'
import type { Project } from '../../domain/project.ts'
import { brandView } from '../../queries/index.ts'
import { type People, peopleOf, personViews } from '../people.ts'
import { PROJECTS_STORE, type SessionOutline } from '../ports/index.ts'
import { signedIn } from '../project-access.ts'
import { pageOf } from './project-page.ts'

const projectView = (
  { id, name, uri, brand, castingDirectorIds }: Project,
  sessions: readonly SessionOutline[],
  people: People,
): ClientProject => ({
  _id: id,
  name,
  uri,
  brand: brandView(id, brand),
  casting_people: personViews(castingDirectorIds, people).map(({ _id, first_name, last_name }) => ({
    _id,
    name: `${first_name} ${last_name}`.trim(),
  })),
  sessions: sessions
    .filter(({ projectId }) => projectId === id)
    .map((session) => ({
      _id: session.id,
      name: session.name,
      time_zone: session.timeZone,
      dates: session.dates.map((date) => ({
        _id: date.id,
        date: date.date,
        start_time: date.startTime,
        location_type: date.locationType,
      })),
    })),
})

export const ListClientProjects = useCase(
  listClientProjects,
  { store: PROJECTS_STORE, users: USER_DIRECTORY },
  async ({ needs, actor, input }) => {
    const { userId } = signedIn(actor)
    const { projects, count, sessions } = await needs.store.read(async (repositories) => {
      const of = { userId, as: 'client' } as const
      const { projects, count } = await repositories.projects.page({ ...pageOf(input), of })
      const sessions = await repositories.sessions.outlinesFor(
        userId,
        projects.map(({ id }) => id),
      )
      return { projects, count, sessions }
    })
    const people = await peopleOf(
      needs.users,
      projects.flatMap(({ castingDirectorIds }) => castingDirectorIds),
    )
    return { studios: projects.map((project) => projectView(project, sessions, people)), count }
  },
)
