import { type Actor, useCase } from '@callboard/core'
import type { InputOf, ReplyOf } from '@callboard/core/http-contract'
import { removeClient } from '../../contract/index.ts'
import { PROJECTS_STORE } from '../ports/index.ts'
import { lockedProject } from '../project-access.ts'
import { clientViews } from './client-views.ts'

export class RemoveClient extends useCase(removeClient, { store: PROJECTS_STORE }) {
  async run(
    actor: Actor,
    { id, email }: InputOf<typeof removeClient>,
  ): Promise<ReplyOf<typeof removeClient>> {
    return await this.needs.store.write(async (repositories) => {
      await lockedProject(repositories, actor, id)
      await repositories.clients.remove(id, email.trim().toLowerCase())
      return await clientViews(repositories, id)
    })
  }
}
