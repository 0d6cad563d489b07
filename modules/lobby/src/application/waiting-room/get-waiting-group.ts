import { useCase } from '@callboard/core'
import { getWaitingGroup } from '../../contract/index.ts'
import { groupView } from '../groups/group-view.ts'
import { LOBBY_STORE } from '../ports/index.ts'

export const GetWaitingGroup = useCase(
  getWaitingGroup,
  { store: LOBBY_STORE },
  async ({ needs, subject: { session } }) => {
    const group = await needs.store.read(({ groups }) => groups.current(session.id))
    return { group: group && groupView(group) }
  },
)
