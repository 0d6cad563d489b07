import { useCase } from '@callboard/core'
import { listGroups } from '../../contract/index.ts'
import { LOBBY_STORE } from '../ports/index.ts'
import { groupView } from './group-view.ts'

export const ListGroups = useCase(listGroups, { store: LOBBY_STORE }, async ({ needs, input: { id } }) => {
  const groups = await needs.store.read((repositories) => repositories.groups.ofSession(id))
  return { groups: groups.map(groupView) }
})
