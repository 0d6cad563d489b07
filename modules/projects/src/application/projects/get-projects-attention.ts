import { useCase } from '@callboard/core'
import { getProjectsAttention } from '../../contract/index.ts'
import { PROJECTS_STORE } from '../ports/index.ts'
import { Attention } from './attention.ts'
import { staffMember } from './project-page.ts'
import { shownOutlines } from './project-view.ts'

export const GetProjectsAttention = useCase(
  getProjectsAttention,
  { store: PROJECTS_STORE, attention: Attention },
  async ({ needs, actor, input }) => {
    const ids = [...new Set(input.projects.split(','))]
    const { projects } = await needs.store.read((repositories) =>
      repositories.projects.page({ skip: 0, take: ids.length, ids, of: staffMember(actor) }),
    )
    const wanting = await needs.attention.of(await shownOutlines(needs.store, actor, projects))
    return {
      projects: projects.map(({ id }) => {
        const own = wanting.filter(({ projectId }) => projectId === id)
        return {
          _id: id,
          size: own.reduce((sum, { size }) => sum + size, 0),
          sessions: own.map(({ attention }) => attention),
        }
      }),
    }
  },
)
