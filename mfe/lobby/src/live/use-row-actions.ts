import { ApiError, call, refresh } from '@callboard/kit/data'
import { confirm, toast } from '@callboard/kit/ui'
import {
  actOnRecord,
  addToGroup,
  callNext,
  deleteRecord,
  finishGroup,
  type GroupView,
  getLobby,
  type LobbyRecord,
  type RecordAction,
  removeFromGroup,
} from '@callboard/lobby/contract'
import { useMemo, useRef } from 'react'
import { withGroup, withoutRecord, withRecord } from './lobby-model.ts'
import { asWished, fasterWords, nameOf } from './row-actions.ts'
import type { Lobby } from './use-lobby.ts'

export interface RowActions {
  readonly act: (record: LobbyRecord, action: RecordAction) => void
  readonly callNext: () => void
  readonly addToGroup: (record: LobbyRecord) => void
  readonly leaveGroup: (record: LobbyRecord) => void
  readonly remove: (record: LobbyRecord) => void
  readonly finishGroup: (group: GroupView) => void
}

const UNDO: Readonly<Partial<Record<RecordAction, readonly [words: string, back: RecordAction]>>> = {
  skip: ['is skipped', 'unskip'],
  'sign-out': ['is signed out', 'sign-in'],
}

const isRecord = (value: unknown): value is LobbyRecord =>
  typeof value === 'object' && value !== null && 'version' in value && 'state' in value

/** What staff do in the lobby. Rows answer at once; a refusal puts back what is true and says why. */
export function useRowActions(session: string, applyLobby: Lobby['applyLobby']): RowActions {
  const underWay = useRef(new Set<string>())
  return useMemo(() => {
    /** A second press while the first is under way is the same press. */
    const once = async (key: string, run: () => Promise<void>) => {
      if (underWay.current.has(key)) return
      underWay.current.add(key)
      try {
        await run()
      } finally {
        underWay.current.delete(key)
      }
    }
    const reload = () => void refresh(getLobby, { id: session })
    const put = (record: LobbyRecord) => applyLobby((now) => withRecord(now, record))

    const act = (record: LobbyRecord, action: RecordAction) =>
      once(record._id, async () => {
        put(asWished(record, action))
        try {
          const changed = await call(actOnRecord, { id: record._id, action, version: record.version })
          put(changed)
          const undo = UNDO[action]
          if (undo) toast.undo(`${nameOf(record)} ${undo[0]}.`, () => void act(changed, undo[1]))
        } catch (fault) {
          put(record)
          if (fault instanceof ApiError && fault.status === 409 && isRecord(fault.current)) {
            put(fault.current)
            toast.failed(fasterWords(fault.current))
            return
          }
          toast.failed(fault)
          reload()
        }
      })

    const next = () =>
      once('next', async () => {
        try {
          const { record } = await call(callNext, { session })
          if (record) put(record)
          else toast.ok('Nobody is waiting.')
        } catch (fault) {
          toast.failed(fault)
          reload()
        }
      })

    const changeGroup = (key: string, run: () => Promise<GroupView | null>) =>
      once(key, async () => {
        try {
          const group = await run()
          applyLobby((now) => withGroup(now, group))
        } catch (fault) {
          toast.failed(fault)
          reload()
        }
      })

    const remove = (record: LobbyRecord) =>
      once(record._id, async () => {
        const isMeant = await confirm({
          title: 'Want to delete?',
          text: `${nameOf(record)} leaves the list and must check in again.`,
          action: 'Delete',
          danger: true,
        })
        if (!isMeant) return
        try {
          await call(deleteRecord, { id: record._id })
          applyLobby((now) => withoutRecord(now, record._id))
        } catch (fault) {
          toast.failed(fault)
          reload()
        }
      })

    return {
      act: (record, action) => void act(record, action),
      callNext: () => void next(),
      addToGroup: (record) =>
        void changeGroup(`group ${record._id}`, () => call(addToGroup, { id: record._id })),
      leaveGroup: (record) =>
        void changeGroup(
          `group ${record._id}`,
          async () => (await call(removeFromGroup, { id: record._id })).group,
        ),
      remove: (record) => void remove(record),
      finishGroup: (group) =>
        void changeGroup(`finish ${group._id}`, async () => {
          await call(finishGroup, { session, group: group._id })
          return null
        }),
    }
  }, [session, applyLobby])
}
