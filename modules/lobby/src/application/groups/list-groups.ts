import { type Actor, useCase } from '@callboard/core'
import type { InputOf, ReplyOf } from '@callboard/core/http-contract'
import { listGroups } from '../../contract/index.ts'
import { LOBBY_STORE } from '../ports/index.ts'
import { groupView } from './group-view.ts'

export class ListGroups extends useCase(listGroups, { store: LOBBY_STORE }) {
  async run(_actor: Actor, { id }: InputOf<typeof listGroups>): Promise<ReplyOf<typeof listGroups>> {
    const groups = await this.needs.store.read((repositories) => repositories.groups.ofSession(id))
    return { groups: groups.map(groupView) }
  }
}
