import { type Actor, BLOB_STORE, useCase } from '@callboard/core'
import type { InputOf, ReplyOf } from '@callboard/core/http-contract'
import { getCurrentGroup } from '../../contract/index.ts'
import { clientRecordView, staffRecordView } from '../line/record-view.ts'
import { LOBBY_STORE } from '../ports/index.ts'
import { membersOf } from './group-members.ts'
import { groupView } from './group-view.ts'

export class GetCurrentGroup extends useCase(getCurrentGroup, { store: LOBBY_STORE, blobs: BLOB_STORE }) {
  async run(
    _actor: Actor,
    { id }: InputOf<typeof getCurrentGroup>,
  ): Promise<ReplyOf<typeof getCurrentGroup>> {
    return await this.needs.store.read(async (repositories) => {
      const group = await repositories.groups.current(id)
      if (!group) return { group: null, records: [] }
      const members = await membersOf(repositories, group)
      const records = members.map((member) => clientRecordView(staffRecordView(member, this.needs.blobs)))
      return { group: groupView(group), records }
    })
  }
}
