import { perform } from '@callboard/kit/data'
import { moving } from '@callboard/kit/labels'
import { confirm, toast, undoSeconds } from '@callboard/kit/ui'
import type { GroupView, LobbyRecord, RecordAction } from '@callboard/lobby/contract'
import { useMemo } from 'react'
import {
  actOnRecordAction,
  addToGroupAction,
  callNextAction,
  deleteRecordAction,
  finishGroupAction,
  readRecord,
  removeFromGroupAction,
  shownLobby,
  undoFinishAction,
} from '../data/lobby.ts'
import { recordedNow, recordedTalent } from '../data/takes.ts'
import { openRecordDialog, RECORD_DIALOGS, type RecordDialogKind } from './dialogs/record-dialog.ts'
import { askWhoWasThere } from './group-end/group-question.ts'
import { groupWays } from './group-end/group-ways.ts'
import { mayEndTake } from './group-end/running-take.ts'
import { finishedWords, whoWasThere } from './group-end/who-was-there.ts'
import { nameOf } from './row-actions.ts'

export interface RowActions {
  readonly act: (record: LobbyRecord, action: RecordAction) => void
  readonly callNext: () => void
  readonly addToGroup: (record: LobbyRecord) => void
  readonly leaveGroup: (record: LobbyRecord) => void
  readonly remove: (record: LobbyRecord) => void
  readonly finishGroup: (group: GroupView) => void
  readonly dialogs: typeof RECORD_DIALOGS
  readonly openDialog: (record: LobbyRecord, kind: RecordDialogKind) => void
}

/** Swallows the rejection: the action has shown the refusal and taken back its changes already. */
const quietly = (done: Promise<unknown>) => void done.catch(() => undefined)

/** Actions of staff in the lobby; the functions keep their identity, so that rows are not drawn again. */
export function useRowActions(session: string): RowActions {
  return useMemo(() => {
    const act = actOnRecordAction(session)
    const next = callNextAction(session)
    const remove = deleteRecordAction(session)
    const add = addToGroupAction(session)
    const leave = removeFromGroupAction(session)
    const finish = finishGroupAction(session)
    const undo = undoFinishAction(session)
    const askToRemove = async (record: LobbyRecord) => {
      const isMeant = await confirm({
        title: 'Want to delete?',
        text: `${nameOf(record)} leaves the list and must check in again.`,
        action: 'Delete',
        danger: true,
      })
      if (isMeant) quietly(perform(remove, { id: record._id }))
    }
    /** Sends those back to the lobby who have not come meanwhile. */
    const sendBack = async (members: readonly LobbyRecord[]) => {
      for (const { _id: id } of members) {
        const record = shownLobby(session)?.records.get(id)
        if (record?.state === 'in_casting' && record.joined_time === null)
          await perform(act, { id, action: 'call-to-lobby', version: record.version })
      }
    }
    const callIn = async (record: LobbyRecord) => {
      const ways = await groupWays(session, record)
      if (!ways) return
      const { _id: id, version } = record
      await moving(id, () => perform(act, { id, action: 'call-in', version, ...ways.group }))
      await sendBack(ways.leaving)
    }
    const callNext = async () => {
      const ways = await groupWays(session)
      if (!ways) return
      await perform(next, { session, ...ways.group })
      // Not before the call: they would be the next of the line.
      await sendBack(ways.leaving)
    }
    const backToLobby = async (record: LobbyRecord) => {
      const wasMember = shownLobby(session)?.group?.records.includes(record._id) === true
      const { _id: id, version } = record
      const now = await moving(id, () => perform(act, { id, action: 'call-to-lobby', version }))
      if (record.state !== 'in_casting') return
      toast.undo(`${nameOf(record)} is back in the lobby.`, () =>
        quietly(
          moving(id, () =>
            perform(act, {
              id,
              action: 'call-in',
              version: now.version,
              undo: true,
              to_group: wasMember,
              same_group: true,
            }),
          ),
        ),
      )
    }
    const leaveGroup = async (record: LobbyRecord) => {
      await perform(leave, { id: record._id })
      const comeBack = async () => {
        await perform(add, { id: record._id })
        if (record.state !== 'in_casting') return
        const { version } = await readRecord(record._id)
        await perform(act, { id: record._id, action: 'call-in', version, undo: true })
      }
      toast.undo(`${nameOf(record)} has left the group.`, () => quietly(comeBack()))
    }
    const finishGroup = async (group: GroupView) => {
      const { _id } = group
      if (!(await mayEndTake(recordedNow(session)))) return
      const lobby = shownLobby(session)
      const { there, absent } = lobby ? whoWasThere(lobby, group) : { there: [], absent: [] }
      const seen = absent.length > 0 ? await askWhoWasThere(there, absent, recordedTalent(_id)) : []
      if (seen === null) return
      const ids = [...there.map((record) => record._id), ...seen]
      const { group: goesOn } = await perform(finish, { session, group: _id, undoable: true, seen: ids })
      if (goesOn) return toast.ok('Nobody was in the room: the talent are back in the lobby.')
      const done = absent.filter((record) => seen.includes(record._id))
      const others = absent.filter((record) => !seen.includes(record._id))
      const id = `finished:${_id}`
      toast.ok(finishedWords([...there, ...done], others, undoSeconds()), {
        id,
        stays: undoSeconds() * 1000,
        action: { label: 'Undo', run: () => quietly(perform(undo, { session, group: _id })) },
      })
    }
    return {
      act: (record, action) => {
        if (action === 'call-in') return quietly(callIn(record))
        if (action === 'call-to-lobby') return quietly(backToLobby(record))
        quietly(perform(act, { id: record._id, action, version: record.version }))
      },
      dialogs: RECORD_DIALOGS,
      openDialog: (record, kind) => openRecordDialog({ kind, record }),
      callNext: () => quietly(callNext()),
      addToGroup: ({ _id }) => quietly(perform(add, { id: _id })),
      leaveGroup: (record) => quietly(leaveGroup(record)),
      remove: (record) => void askToRemove(record),
      finishGroup: (group) => quietly(finishGroup(group)),
    }
  }, [session])
}
