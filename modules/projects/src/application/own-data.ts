import { type OwnDataPerson, type OwnDataSource, type OwnRow, service } from '@callboard/core'
import { sessionNames } from '../queries/session-names.ts'
import { PROJECTS_STORE, type ProjectsRepositories } from './ports/index.ts'
import { StoredSessionDirectory } from './sessions/session-directory.ts'

type Repositories = Pick<ProjectsRepositories, 'projects' | 'sessions'>

async function cast({ projects }: Repositories, userId: string): Promise<readonly OwnRow[]> {
  const owned = await projects.many(await projects.ownedBy(userId))
  return owned.map(({ name, archived, createdAt }) => ({ project: name, archived, created_at: createdAt }))
}

async function run({ projects, sessions }: Repositories, userId: string): Promise<readonly OwnRow[]> {
  const found = await sessions.many(await sessions.runBy(userId))
  const names = new Map(
    (await projects.many(found.map(({ projectId }) => projectId))).map(({ id, name }) => [id, name]),
  )
  return found.flatMap((session) =>
    session.dates.flatMap((date) => {
      const isManager = date.managerIds.includes(userId)
      if (!isManager && !date.lobbyManagerIds.includes(userId)) return []
      return {
        project: names.get(session.projectId) ?? null,
        session: session.name,
        date: date.date,
        start_time: date.startTime,
        time_zone: session.timeZone,
        as: isManager ? 'session manager' : 'lobby manager',
      }
    }),
  )
}

export class OwnProjectsData
  extends service({ store: PROJECTS_STORE, sessions: StoredSessionDirectory })
  implements OwnDataSource
{
  async of({ userId }: OwnDataPerson) {
    const found = await this.needs.store.read(async (repositories) => ({
      projects: await cast(repositories, userId),
      dates: await run(repositories, userId),
      invitations: await repositories.clients.ofUser(userId),
      visits: await repositories.viewers.ofUser(userId),
      feed: await repositories.feeds.find(userId),
    }))
    const nameOf = await sessionNames(this.needs.sessions, [
      ...found.visits.map(({ sessionId }) => sessionId),
      ...found.invitations.flatMap(({ sessionIds }) => sessionIds ?? []),
    ])
    const projects = await this.needs.sessions.names(found.invitations.map(({ projectId }) => projectId))
    const invitations = found.invitations.map(({ projectId, sessionIds, invitedAt }) => ({
      project: projects.get(projectId) ?? null,
      sessions: sessionIds?.map((id) => nameOf(id).session) ?? 'all',
      invited_at: invitedAt,
    }))
    const visits = found.visits.map(({ sessionId, enteredAt }) => ({
      ...nameOf(sessionId),
      last_entered_at: enteredAt,
    }))
    const feeds = found.feed ? [{ created_at: found.feed.createdAt }] : []
    return {
      documents: [
        { name: 'projects', about: 'Projects that you cast.', rows: found.projects },
        { name: 'dates', about: 'Session dates that you run.', rows: found.dates },
        { name: 'invitations', about: 'Projects that you are invited to as a client.', rows: invitations },
        { name: 'visits', about: 'Sessions whose room you have entered as a client.', rows: visits },
        { name: 'calendar-feed', about: 'When the address of your calendar feed was made.', rows: feeds },
      ],
      files: [],
    }
  }
}
