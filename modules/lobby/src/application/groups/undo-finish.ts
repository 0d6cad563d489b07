import { conflict, useCase } from '@callboard/core'
import { undoFinish } from '../../contract/index.ts'
import { backFromFinish, withMembers } from '../../domain/index.ts'
import { LobbySignals } from '../line/lobby-signals.ts'
import { LOBBY_STORE } from '../ports/index.ts'
import { heldBy, membersOf } from './group-members.ts'
import { groupView } from './group-view.ts'

/** Makes a finished group the current one again, as long as its talent have not been told. */
export const UndoFinish = useCase(
  undoFinish,
  { store: LOBBY_STORE, signals: LobbySignals },
  ({ needs, input, subject: { session } }) =>
    needs.store.write(async (repositories, outbox) => {
      await repositories.lockSession(session.id)
      const current = await repositories.groups.current(session.id)
      if (current) throw conflict('changed', 'Another group has begun.', groupView(current))
      const group = await repositories.groups.find(input.group)
      const held = group?.sessionId === session.id ? await heldBy(repositories, group) : []
      if (!group || held.length === 0)
        throw conflict('told', 'This cannot be undone any more: the talent have been told.')
      // Talent who were removed or joined another group in between stay out of it: they would be recorded and shown as
      // if they were in the room.
      const members = await membersOf(repositories, group)
      const present = members.filter(({ deletedAt, groupId }) => deletedAt === null && groupId === group.id)
      const left = held.filter((member) => !present.some(({ id }) => id === member.id))
      const reopened = { ...withMembers(group, [...present, ...left]), finishedAt: null }
      await repositories.groups.save(reopened)
      for (const member of held) {
        const back = backFromFinish(member, group)
        await repositories.records.save(back)
        needs.signals.record(outbox, back)
      }
      needs.signals.currentGroup(outbox, session.id, reopened)
      needs.signals.line(outbox, session.id)
      return outbox.answer(groupView(reopened))
    }),
)
