import { type Actor, useCase } from '@callboard/core'
import type { InputOf, ReplyOf } from '@callboard/core/http-contract'
import { listClients } from '../../contract/index.ts'
import { PROJECTS_STORE } from '../ports/index.ts'
import { clientViews } from './client-views.ts'

export class ListClients extends useCase(listClients, { store: PROJECTS_STORE }) {
  async run(_actor: Actor, { id }: InputOf<typeof listClients>): Promise<ReplyOf<typeof listClients>> {
    return await this.needs.store.read((repositories) => clientViews(repositories, id))
  }
}
