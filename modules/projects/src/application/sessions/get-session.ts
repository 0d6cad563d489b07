import { type Actor, useCase } from '@callboard/core'
import type { InputOf, ReplyOf } from '@callboard/core/http-contract'
import { getSession } from '../../contract/index.ts'
import { PROJECTS_STORE } from '../ports/index.ts'
import { staffedSession } from '../project-access.ts'
import { SessionViews } from './session-view.ts'

export class GetSession extends useCase(getSession, { store: PROJECTS_STORE, views: SessionViews }) {
  async run(actor: Actor, input: InputOf<typeof getSession>): Promise<ReplyOf<typeof getSession>> {
    const staffed = await this.needs.store.read((repositories) =>
      staffedSession(repositories, actor, input.id, 'find'),
    )
    return await this.needs.views.one(staffed)
  }
}
