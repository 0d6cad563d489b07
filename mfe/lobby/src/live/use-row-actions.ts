import { perform } from '@callboard/kit/data'
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
  undoFinishAction,
} from '../data/lobby.ts'
import { openRecordDialog, RECORD_DIALOGS, type RecordDialogKind } from './dialogs/record-dialog.ts'
import { callsIntoGroup } from './line/group-switch.ts'
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
    const callIn = (record: LobbyRecord) =>
      perform(act, {
        id: record._id,
        action: 'call-in',
        version: record.version,
        to_group: callsIntoGroup(session),
      })
    const backToLobby = async (record: LobbyRecord) => {
      const now = await perform(act, { id: record._id, action: 'call-to-lobby', version: record.version })
      if (record.state !== 'in_casting') return
      toast.undo(`${nameOf(record)} is back in the lobby.`, () =>
        quietly(perform(act, { id: now._id, action: 'call-in', version: now.version, undo: true })),
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
    const finishGroup = async ({ _id, name }: GroupView) => {
      await perform(finish, { session, group: _id, undoable: true })
      const id = `finished:${_id}`
      toast.ok(`Finished: ${name}. The talent are told in ${undoSeconds()} seconds.`, {
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
      callNext: () => quietly(perform(next, { session, to_group: callsIntoGroup(session) })),
      addToGroup: ({ _id }) => quietly(perform(add, { id: _id })),
      leaveGroup: (record) => quietly(leaveGroup(record)),
      remove: (record) => void askToRemove(record),
      finishGroup: (group) => quietly(finishGroup(group)),
    }
  }, [session])
}
