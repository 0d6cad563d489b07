import { useCase } from '@callboard/core'
import { getSession } from '../../contract/index.ts'
import { PROJECTS_STORE } from '../ports/index.ts'
import { staffedSession } from '../project-access.ts'
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
