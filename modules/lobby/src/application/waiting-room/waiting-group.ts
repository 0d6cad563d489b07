import { useCase } from '@callboard/core'
import {
  addWaitingToGroup,
  finishWaitingGroup,
  getWaitingGroup,
  removeWaitingFromGroup,
  talentLeftGroup,
} from '../../contract/index.ts'
import { assertRoomIn, guestName, withGuests } from '../../domain/index.ts'
import { CurrentGroup } from '../groups/current-group.ts'
import { GroupFinish } from '../groups/finish-group.ts'
import { membersOf } from '../groups/group-members.ts'
import { groupView } from '../groups/group-view.ts'
import { LobbySignals } from '../line/lobby-signals.ts'
import { LOBBY_STORE } from '../ports/index.ts'
import { WaitingRooms } from './waiting-rooms.ts'

export const GetWaitingGroup = useCase(
  getWaitingGroup,
  { store: LOBBY_STORE },
  async ({ needs, subject: { session } }) => {
    const group = await needs.store.read(({ groups }) => groups.current(session.id))
    return { group: group && groupView(group) }
  },
)

/** The waiting room is asked before the transaction begins. A member stays as it is. */
export const AddWaitingToGroup = useCase(
  addWaitingToGroup,
  { store: LOBBY_STORE, rooms: WaitingRooms, group: CurrentGroup, signals: LobbySignals },
  async ({ needs, input: { record }, subject: { session } }) => {
    const talent = await needs.rooms.talent(session, record)
    return await needs.store.write(async (repositories, outbox) => {
      await repositories.lockSession(session.id)
      const current = await repositories.groups.current(session.id)
      if (current?.guests.some(({ id }) => id === talent.id)) return outbox.answer(groupView(current))
      const group = current ?? (await needs.group.begun(repositories, session.id))
      assertRoomIn(group)
      const guest = { id: talent.id, name: guestName(talent), role: talent.role }
      const larger = withGuests(group, await membersOf(repositories, group), [...group.guests, guest])
      await repositories.groups.save(larger)
      needs.signals.currentGroup(outbox, session.id, larger)
      return outbox.answer(groupView(larger))
    })
  },
)

/** Works without the waiting room. */
export const RemoveWaitingFromGroup = useCase(
  removeWaitingFromGroup,
  { store: LOBBY_STORE, signals: LobbySignals },
  ({ needs, input: { record }, subject: { session } }) =>
    needs.store.write(async (repositories, outbox) => {
      await repositories.lockSession(session.id)
      const group = await repositories.groups.current(session.id)
      if (!group?.guests.some(({ id }) => id === record))
        return outbox.answer({ group: group && groupView(group) })
      const others = group.guests.filter(({ id }) => id !== record)
      const smaller = withGuests(group, await membersOf(repositories, group), others)
      await repositories.groups.save(smaller)
      needs.signals.currentGroup(outbox, session.id, smaller)
      outbox.publish(talentLeftGroup, { group_id: group.id, session_id: session.id })
      return outbox.answer({ group: groupView(smaller) })
    }),
)

export const FinishWaitingGroup = useCase(
  finishWaitingGroup,
  { group: GroupFinish },
  ({ needs, input: { group }, subject: { session } }) => needs.group.finish(session, { group }),
)
