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
  undoStepAction,
} from '../data/lobby.ts'
import { checkInScheduledAction } from '../data/records.ts'
import { recordedNow, recordedTalent } from '../data/takes.ts'
import { openRecordDialog, RECORD_DIALOGS, type RecordDialogKind } from './dialogs/record-dialog.ts'
import { askWhoWasThere } from './group-end/group-question.ts'
import { checkInWays, type GroupWays, groupWays } from './group-end/group-ways.ts'
import { mayEndTake, recordedWords } from './group-end/running-take.ts'
import {
  backWords,
  finishedByCallIn,
  finishedWords,
  membersOf,
  whoWasThere,
} from './group-end/who-was-there.ts'
import type { LobbyModel } from './lobby-model.ts'
import { againWords, nameOf, outAgainWords } from './row-actions.ts'
import { dropOffer, keepOffer, keptOffers, offerId, type UndoOffer, type WayBack } from './undo-offers.ts'

export interface RowActions {
  readonly act: (record: LobbyRecord, action: RecordAction) => void
  readonly callNext: () => void
  readonly addToGroup: (record: LobbyRecord) => void
  readonly leaveGroup: (record: LobbyRecord) => void
  readonly remove: (record: LobbyRecord) => void
  readonly finishGroup: (group: GroupView) => void
  /** Shows what can still be taken back, after the page was loaded again. */
  readonly offerAgain: () => void
  /** Checks in the talent of an appointment, into the current group. @param name of the talent */
  readonly checkInScheduled: (day: string, talent: string, name: string) => void
  readonly dialogs: typeof RECORD_DIALOGS
  readonly openDialog: (record: LobbyRecord, kind: RecordDialogKind) => void
}

/** Said of a talent after a step that can be taken back. */
const DONE_WORDS: Readonly<Partial<Record<RecordAction, string>>> = {
  skip: 'is skipped',
  'sign-out': 'is signed out',
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
    const undoStep = undoStepAction(session)
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
    /** @param after the record as the step has left it */
    const takeBack = ({ _id: id, version }: Pick<LobbyRecord, '_id' | 'version'>) =>
      perform(undoStep, { id, version })
    /** The group is in the room again, in the place of a talent who was called into a new one since. */
    const takeBackFinish = async (group: string) => {
      const recorded = recordedNow(session)
      if (recorded.length > 0) return toast.failed(`${recordedWords(recorded)}. Stop the take first.`)
      const lobby = shownLobby(session)
      const [called, ...others] = lobby?.group ? membersOf(lobby, lobby.group) : []
      if (!called || others.length > 0) return await perform(undo, { session, group })
      await perform(undo, { session, group, called: called._id })
      toast.ok(againWords(await readRecord(called._id)))
    }
    const takeBackBy = async (way: WayBack) => {
      if (way.kind === 'finish') return await takeBackFinish(way.group)
      for (const record of way.records) await moving(record._id, () => takeBack(record))
    }
    const showOffer = (one: UndoOffer) => {
      const run = () => {
        dropOffer(one)
        quietly(takeBackBy(one.way))
      }
      toast.ok(one.words, {
        id: offerId(one),
        stays: one.until - Date.now(),
        action: { label: 'Undo', run },
      })
    }
    const offer = (words: string, way: WayBack) => {
      const now = Date.now()
      const one = { session, words, until: now + undoSeconds() * 1000, way }
      keepOffer(one, now)
      showOffer(one)
    }
    const stepsOf = (records: readonly LobbyRecord[]): WayBack => ({
      kind: 'steps',
      records: records.map(({ _id, version }) => ({ _id, version })),
    })
    const offerUndo = (words: string, after: LobbyRecord) => offer(words, stepsOf([after]))
    const tellFinished = (group: string, words: string) => offer(words, { kind: 'finish', group })
    /** Offers the way back from the finish of a group that another one has followed. @param joined is in the new one */
    const tellFinishedBefore = (before: LobbyModel | undefined, joined: LobbyRecord) => {
      const group = before?.group
      if (!group || joined.group_id === group._id) return
      const { seen, others } = finishedByCallIn(before, group)
      tellFinished(group._id, finishedWords(seen, others, undoSeconds()))
    }
    /**
     * Calls a talent in, sends those back whom the call-in leaves behind, and offers the way back from all of it.
     * @param call resolves to the talent who was called in; null: nobody waits
     */
    const calledIn = async (ways: GroupWays, call: () => Promise<LobbyRecord | null>) => {
      const before = shownLobby(session)
      const called = await call()
      if (!called) return
      // Not before the call: they would be the next of the line.
      const left = await sendBack(ways.leaving)
      // Taken back, those who were left behind are in the room again, and the talent who was called instead is not.
      if (left.length > 0) offer(backWords(left), stepsOf([...left, called]))
      if (ways.group.to_group) tellFinishedBefore(before, called)
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
      const { _id: id, version } = record
      offerUndo(
        backWords([record]),
        await moving(id, () => perform(act, { id, action: 'call-to-lobby', version })),
      )
    }
    const leaveGroup = async (record: LobbyRecord) => {
      const { record: left } = await perform(leave, { id: record._id })
      offerUndo(`${nameOf(record)} has left the group.`, left)
    }
    const step = async ({ _id: id, version }: LobbyRecord, action: RecordAction) => {
      const after = await perform(act, { id, action, version })
      const words = DONE_WORDS[action]
      if (words) offerUndo(`${nameOf(after)} ${words}.`, after)
    }
    const leaveAgain = async (record: LobbyRecord) => toast.ok(outAgainWords(await takeBack(record)))
    const checkInScheduled = async (day: string, talent: string, name: string) => {
      const ways = await checkInWays(session, name)
      if (!ways) return
      const before = shownLobby(session)
      const input = { session, day, talent, undoable: true, ...ways }
      const { record } = await perform(checkInScheduledAction, input)
      const words = `${nameOf(record)} is checked in and in the group.`
      const { group } = before ?? {}
      const isFinish = group && group._id !== record.group_id
      if (isFinish || group?.records.includes(record._id)) toast.ok(words)
      else toast.undo(words, () => quietly(leaveAgain(record)))
      tellFinishedBefore(before, record)
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
        quietly(step(record, action))
      },
      dialogs: RECORD_DIALOGS,
      openDialog: (record, kind) => openRecordDialog({ kind, record }),
      callNext: () => quietly(callNext()),
      addToGroup: ({ _id }) => quietly(perform(add, { id: _id })),
      leaveGroup: (record) => quietly(leaveGroup(record)),
      remove: (record) => void askToRemove(record),
      finishGroup: (group) => quietly(finishGroup(group)),
      offerAgain: () => keptOffers(session, Date.now()).forEach(showOffer),
      checkInScheduled: (day, talent, name) => quietly(checkInScheduled(day, talent, name)),
    }
  }, [session])
}
