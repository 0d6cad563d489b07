import { BLOB_STORE, useCase } from '@callboard/core'
import { getCurrentGroup, listGroups } from '../../contract/index.ts'
import { clientRecordView } from '../line/record-view.ts'
import { LOBBY_STORE } from '../ports/index.ts'
import { membersOf } from './group-members.ts'
import { groupView } from './group-view.ts'

export const GetCurrentGroup = useCase(
  getCurrentGroup,
  { store: LOBBY_STORE, blobs: BLOB_STORE },
  ({ needs, input: { id } }) =>
    needs.store.read(async (repositories) => {
      const group = await repositories.groups.current(id)
      if (!group) return { group: null, records: [] }
      const members = await membersOf(repositories, group)
      const records = members.map((member) => clientRecordView(member, needs.blobs))
      return { group: groupView(group), records }
    }),
)

export const ListGroups = useCase(listGroups, { store: LOBBY_STORE }, async ({ needs, input: { id } }) => {
  const groups = await needs.store.read((repositories) => repositories.groups.ofSession(id))
  return { groups: groups.map(groupView) }
})
