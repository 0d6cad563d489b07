import { missing, useCase } from '@callboard/core'
import { getSession, listSessions } from '../../contract/index.ts'
import { runsSession } from '../../domain/session.ts'
import { PROJECTS_STORE } from '../ports/index.ts'
import { ownsProject, signedIn, staffedSession } from '../project-access.ts'
import { SessionViews } from './session-view.ts'

export const GetSession = useCase(
  getSession,
  { store: PROJECTS_STORE, views: SessionViews },
  async ({ needs, actor, input }) => {
    const staffed = await needs.store.read((repositories) =>
      staffedSession(repositories, actor, input.id, 'find'),
    )
    return await needs.views.one(staffed)
  },
)

export const ListSessions = useCase(
  listSessions,
  { store: PROJECTS_STORE, views: SessionViews },
  async ({ needs, actor, input }) => {
    const user = signedIn(actor)
    const staffed = await needs.store.read(async (repositories) => {
      const project = await repositories.projects.find(input.id)
      if (!project) throw missing('This project')
      const owns = ownsProject(user, project)
      const sessions = await repositories.sessions.ofProject(project.id)
      return sessions
        .filter((session) => owns || runsSession(session, user.userId))
        .map((session) => ({ session, project, owns, userId: user.userId }))
    })
    return await needs.views.of(staffed)
  },
)
