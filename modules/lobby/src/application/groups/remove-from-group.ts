import { useCase } from '@callboard/core'
import { removeFromGroup } from '../../contract/index.ts'
import { LobbySignals } from '../line/lobby-signals.ts'
import { lockedRecord } from '../line/locked-record.ts'
import { LOBBY_STORE } from '../ports/index.ts'
import { takeOut } from './group-members.ts'
import { groupView } from './group-view.ts'

/**
 * Takes a member out of the current group, back to unseen. The record of a talent outside of the group stays as it is.
 */
export const RemoveFromGroup = useCase(
  removeFromGroup,
  { store: LOBBY_STORE, signals: LobbySignals },
  ({ needs, input: { id }, subject: { session } }) =>
    needs.store.write(async (repositories, outbox) => {
      const record = await lockedRecord(repositories, session.id, id)
      const { record: left, group } = await takeOut(repositories, outbox, needs.signals, record)
      if (left !== record) {
        needs.signals.recordAndTalent(outbox, left)
        needs.signals.line(outbox, session.id)
      }
      return outbox.answer({ group: group && groupView(group) })
    }),
)
