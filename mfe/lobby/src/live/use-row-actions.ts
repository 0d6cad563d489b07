import { perform } from '@callboard/kit/data'
import { confirm } from '@callboard/kit/ui'
import type { GroupView, LobbyRecord, RecordAction } from '@callboard/lobby/contract'
import { useMemo } from 'react'
import {
  actOnRecordAction,
  addToGroupAction,
  callNextAction,
  deleteRecordAction,
  finishGroupAction,
  removeFromGroupAction,
} from '../data/lobby.ts'
import { nameOf } from './row-actions.ts'

export interface RowActions {
  readonly act: (record: LobbyRecord, action: RecordAction) => void
  readonly callNext: () => void
  readonly addToGroup: (record: LobbyRecord) => void
  readonly leaveGroup: (record: LobbyRecord) => void
  readonly remove: (record: LobbyRecord) => void
  readonly finishGroup: (group: GroupView) => void
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
    const askToRemove = async (record: LobbyRecord) => {
      const isMeant = await confirm({
        title: 'Want to delete?',
        text: `${nameOf(record)} leaves the list and must check in again.`,
        action: 'Delete',
        danger: true,
      })
      if (isMeant) quietly(perform(remove, { id: record._id }))
    }
    return {
      act: ({ _id, version }, action) => quietly(perform(act, { id: _id, action, version })),
      callNext: () => quietly(perform(next, { session })),
      addToGroup: ({ _id }) => quietly(perform(add, { id: _id })),
      leaveGroup: ({ _id }) => quietly(perform(leave, { id: _id })),
      remove: (record) => void askToRemove(record),
      finishGroup: ({ _id }) => quietly(perform(finish, { session, group: _id })),
    }
  }, [session])
}
