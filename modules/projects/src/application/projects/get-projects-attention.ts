import { type Actor, useCase } from '@callboard/core'
import type { InputOf, ReplyOf } from '@callboard/core/http-contract'
import { getProjectsAttention } from '../../contract/index.ts'
import { PROJECTS_STORE } from '../ports/index.ts'
import { Attention } from './attention.ts'
import { staffMember } from './project-page.ts'
import { shownOutlines } from './project-view.ts'

export class GetProjectsAttention extends useCase(getProjectsAttention, {
  store: PROJECTS_STORE,
  attention: Attention,
}) {
  async run(
    actor: Actor,
    input: InputOf<typeof getProjectsAttention>,
  ): Promise<ReplyOf<typeof getProjectsAttention>> {
    const ids = [...new Set(input.projects.split(','))]
    const { projects } = await this.needs.store.read((repositories) =>
      repositories.projects.page({ skip: 0, take: ids.length, ids, of: staffMember(actor) }),
    )
    const needs = await this.needs.attention.of(await shownOutlines(this.needs.store, actor, projects))
    return {
      projects: projects.map(({ id }) => {
        const own = needs.filter(({ projectId }) => projectId === id)
        return {
          _id: id,
          size: own.reduce((sum, { size }) => sum + size, 0),
          sessions: own.map(({ attention }) => attention),
        }
      }),
    }
  }
}
