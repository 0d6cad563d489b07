import { BLOB_STORE, useCase } from '@callboard/core'
import { addToGroup, removeFromGroup } from '../../contract/index.ts'
import { stepBackTo } from '../../domain/index.ts'
import { LobbySignals } from '../line/lobby-signals.ts'
import { lockedRecord } from '../line/locked-record.ts'
import { staffRecordView } from '../line/record-view.ts'
import { LOBBY_STORE } from '../ports/index.ts'
import { CurrentGroup } from './current-group.ts'
import { takeOut } from './group-members.ts'
import { groupView } from './group-view.ts'

export const AddToGroup = useCase(
  addToGroup,
  { store: LOBBY_STORE, group: CurrentGroup, signals: LobbySignals },
  ({ needs, input: { id }, subject: { session } }) =>
    needs.store.write(async (repositories, outbox) => {
      const record = await lockedRecord(repositories, session.id, id)
      const { record: member, group } = await needs.group.take(repositories, outbox, record)
      if (member !== record) needs.signals.recordAndTalent(outbox, member)
      return outbox.answer(groupView(group))
    }),
)

/**
 * Takes a member out of the current group, back to unseen. The record of a talent outside of the group stays as it is.
 */
export const RemoveFromGroup = useCase(
  removeFromGroup,
  { store: LOBBY_STORE, signals: LobbySignals, blobs: BLOB_STORE },
  ({ needs, input: { id }, subject: { session } }) =>
    needs.store.write(async (repositories, outbox) => {
      const record = await lockedRecord(repositories, session.id, id)
      const marked = { ...record, stepBack: stepBackTo(record, true) }
      const { record: left, group } = await takeOut(repositories, outbox, needs.signals, marked)
      if (left !== marked) {
        needs.signals.recordAndTalent(outbox, left)
        needs.signals.line(outbox, session.id)
      }
      return outbox.answer({
        group: group && groupView(group),
        record: staffRecordView(left, needs.blobs),
      })
    }),
)
