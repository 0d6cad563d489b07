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
import { type GroupWays, groupWays } from './group-end/group-ways.ts'
import { mayEndTake, recordedWords } from './group-end/running-take.ts'
import {
  backWords,
  finishedByCallIn,
  finishedWords,
  membersOf,
  whoWasThere,
} from './group-end/who-was-there.ts'
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
    /** Sends those back to the lobby who have not come meanwhile. @returns them */
    const sendBack = async (members: readonly LobbyRecord[]) => {
      const sent: LobbyRecord[] = []
      for (const { _id: id } of members) {
        const record = shownLobby(session)?.records.get(id)
        if (record?.state !== 'in_casting' || record.joined_time !== null) continue
        sent.push(await perform(act, { id, action: 'call-to-lobby', version: record.version }))
      }
      return sent
    }
    const inRoomAgain = ({ _id: id, version }: LobbyRecord, to_group: boolean) =>
      perform(act, { id, action: 'call-in', version, undo: true, to_group, same_group: true })
    /**
     * The group is in the room again, in the place of a talent who was called into a new one since.
     * @param onDeck id of the talent who was on deck before that
     */
    const takeBackFinish = async (group: string, onDeck: string | undefined) => {
      const recorded = recordedNow(session)
      if (recorded.length > 0) return toast.failed(`${recordedWords(recorded)}. Stop the take first.`)
      const lobby = shownLobby(session)
      const [called, ...others] = lobby?.group ? membersOf(lobby, lobby.group) : []
      if (!called || others.length > 0) return await perform(undo, { session, group })
      await perform(undo, { session, group, called: called._id })
      if (called._id === onDeck) {
        const { version } = await readRecord(onDeck)
        await perform(act, { id: onDeck, action: 'on-deck', version })
      }
      toast.ok(backWords([called]))
    }
    const tellFinished = (group: string, words: string, onDeck?: string) =>
      toast.ok(words, {
        id: `finished:${group}`,
        stays: undoSeconds() * 1000,
        action: { label: 'Undo', run: () => quietly(takeBackFinish(group, onDeck)) },
      })
    /** Those who were left behind are in the room again, and the talent who was called instead is not. */
    const callBefore = async (left: readonly LobbyRecord[], called: string) => {
      for (const member of left) await inRoomAgain(member, true)
      const { version } = await readRecord(called)
      await perform(act, { id: called, action: 'call-to-lobby', version })
    }
    /**
     * Calls a talent in, sends those back whom the call-in leaves behind, and offers the way back from all of it.
     * @param call resolves to the talent who was called in; null: nobody waits
     */
    const calledIn = async (ways: GroupWays, call: () => Promise<LobbyRecord | null>) => {
      const before = shownLobby(session)
      const called = await call()
      if (!called) return
      const { _id: id, group_id: joined } = called
      // Not before the call: they would be the next of the line.
      const left = await sendBack(ways.leaving)
      if (left.length > 0) toast.undo(backWords(left), () => quietly(callBefore(left, id)))
      const group = before?.group
      if (!group || !ways.group.to_group || joined === group._id) return
      const { seen, others } = finishedByCallIn(before, group)
      const wasOnDeck = before.records.get(id)?.state === 'on_deck'
      tellFinished(group._id, finishedWords(seen, others, undoSeconds()), wasOnDeck ? id : undefined)
    }
    const callIn = async (record: LobbyRecord) => {
      const ways = await groupWays(session, record)
      if (!ways) return
      const { _id: id, version } = record
      const input = { id, action: 'call-in', version, undoable: true, ...ways.group } as const
      await calledIn(ways, () => moving(id, () => perform(act, input)))
    }
    const callNext = async () => {
      const ways = await groupWays(session)
      if (!ways) return
      const input = { session, undoable: true, ...ways.group }
      await calledIn(ways, async () => (await perform(next, input)).record)
    }
    const backToLobby = async (record: LobbyRecord) => {
      const wasMember = shownLobby(session)?.group?.records.includes(record._id) === true
      const { _id: id, version } = record
      const now = await moving(id, () => perform(act, { id, action: 'call-to-lobby', version }))
      if (record.state !== 'in_casting') return
      toast.undo(backWords([record]), () => quietly(moving(id, () => inRoomAgain(now, wasMember))))
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
      tellFinished(_id, finishedWords([...there, ...done], others, undoSeconds()))
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
