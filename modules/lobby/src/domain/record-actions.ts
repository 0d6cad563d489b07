import { broken } from '@callboard/core'
import {
  possibleActions,
  RECORD_ACTION_RULES,
  type RecordAction,
  type RecordState,
} from '../contract/record-action-rules.ts'
import { type CheckInRecord, changed, isThere, type StepBack } from './check-in-record.ts'
import { type Group, groupLabel } from './group.ts'

const REFUSALS: Readonly<Record<RecordState, string>> = {
  waiting: 'This talent is waiting in the lobby.',
  on_deck: 'This talent is on deck.',
  in_casting: 'This talent is in casting.',
  skipped: 'This talent is skipped. Take the skip back first.',
  signed_out: 'This talent has signed out. Sign them in first.',
  expected: 'This talent has not arrived yet.',
}

/** A call-in that is taken back within this time was a mistake: it leaves no trace of having been in the room. */
const MISTAKE = 10_000

/** Times of a talent who is known to be there: the first moment of that is the arrival. */
function arrivedBy({ arrivedTime, stepBack }: CheckInRecord, now: Date): Partial<CheckInRecord> {
  if (arrivedTime !== null) return {}
  const arrival = { arrivedTime: now, checkedInTime: now }
  if (stepBack === null) return arrival
  const state = stepBack.state === 'expected' ? 'waiting' : stepBack.state
  return { ...arrival, stepBack: { ...stepBack, ...arrival, state } }
}

/** @throws DomainError rule `not_possible` for a talent who came with a group of another session */
export function assertCheckedInHere(record: CheckInRecord): void {
  if (record.copiedFrom !== null)
    throw broken(
      'not_possible',
      'This talent came with a group of another session and has not checked in here.',
    )
}

/** The record of a talent who has arrived; the same object when that is known. */
export function arrived(record: CheckInRecord, now: Date): CheckInRecord {
  if (record.arrivedTime !== null) return record
  const state = record.state === 'expected' ? 'waiting' : record.state
  return changed(record, { state, ...arrivedBy(record, now) })
}

/** Where a talent is who is neither called nor gone. */
const restingState = ({ arrivedTime }: CheckInRecord): RecordState =>
  arrivedTime === null ? 'expected' : 'waiting'

/** What a step out of the room leaves of having been there. */
function outOfRoom(record: CheckInRecord, now: Date): Pick<CheckInRecord, 'seenTime' | 'joinedTime'> {
  const { callInTime, joinedTime, seenTime } = record
  const isMistake = callInTime !== null && now.getTime() - callInTime.getTime() < MISTAKE
  const isFirst = seenTime?.getTime() === joinedTime?.getTime()
  return { joinedTime: null, seenTime: isMistake && isFirst ? null : seenTime }
}

/** The record of a talent who is in the room; the same object when that is known, or when the talent was not called. */
export function entered(record: CheckInRecord, now: Date): CheckInRecord {
  if (record.state !== 'in_casting' || record.joinedTime !== null) return record
  return changed(record, { joinedTime: now, seenTime: record.seenTime ?? now, ...arrivedBy(record, now) })
}

/** A take tells that its talent was seen, also where no page of theirs was in the room. @param before the step */
export function seenOnTake(record: CheckInRecord, before: CheckInRecord): CheckInRecord {
  const seenTime = record.seenTime ?? before.seenTime ?? before.callInTime
  return seenTime === record.seenTime ? record : { ...record, seenTime }
}

const OUT_OF_ROOM: readonly RecordAction[] = ['call-to-lobby', 'skip']

/** True when a member of the current group is not in it any more after this step. */
export const leavesGroup = (record: CheckInRecord, action: RecordAction): boolean =>
  OUT_OF_ROOM.includes(action) ||
  (action === 'on-deck' && record.state === 'in_casting') ||
  (action === 'sign-out' && !isThere(record))

/**
 * The record after a staff action; the same object when there is nothing to change. Calling in a talent who is in
 * casting already is a new call.
 * @throws DomainError rule `not_possible` when the action does not go with the state
 */
export function act(record: CheckInRecord, action: RecordAction, now: Date): CheckInRecord {
  assertCheckedInHere(record)
  const { to } = RECORD_ACTION_RULES[action]
  if (!possibleActions(record.state)[action]) throw broken('not_possible', REFUSALS[record.state])
  if (action === 'arrive') return arrived(record, now)
  const state = to === 'waiting' ? restingState(record) : to
  if (action === 'call-in')
    return changed(record, {
      state,
      callInTime: now,
      calls: record.calls + 1,
      // Called again, who is in the room is still there.
      joinedTime: record.state === 'in_casting' ? record.joinedTime : null,
      signedOutTime: null,
      held: null,
    })
  if (state === record.state) return record
  const { joinedTime, seenTime } = state === 'signed_out' ? wasThere(record) : outOfRoom(record, now)
  const arrival = joinedTime ? arrivedBy(record, joinedTime) : {}
  return changed(record, {
    ...arrival,
    state,
    joinedTime,
    seenTime,
    // A talent who was told the goodbye left then.
    signedOutTime: state === 'signed_out' ? (record.signedOutTime ?? now) : null,
    held: null,
  })
}

/** The record as it can be taken back to once a step has changed it. @param inGroup a member of the current group */
export const stepBackTo = (record: CheckInRecord, inGroup: boolean): StepBack => ({
  version: record.version + 1,
  inGroup,
  state: record.state,
  auditioned: record.auditioned,
  groupId: record.groupId,
  groupName: record.groupName,
  checkedInTime: record.checkedInTime,
  arrivedTime: record.arrivedTime,
  seenTime: record.seenTime,
  joinedTime: record.joinedTime,
  signedOutTime: record.signedOutTime,
})

/** A record whose latest step is taken back. */
export function beforeStep(record: CheckInRecord, { version, inGroup, ...before }: StepBack): CheckInRecord {
  return changed(record, { ...before, held: null, stepBack: null })
}

/** True when staff sign out a talent who was in the room and whose group was not finished, which says goodbye as well. */
export const saysGoodbye = (record: CheckInRecord, action: RecordAction): boolean =>
  action === 'sign-out' && (record.seenTime !== null || isThere(record)) && !record.auditioned

const FORWARD: readonly RecordAction[] = ['call-in', 'on-deck', 'sign-in']

/** True when a talent who was done is wanted again. */
export const isWantedAgain = (record: CheckInRecord, action: RecordAction): boolean =>
  FORWARD.includes(action) && (record.auditioned || record.state === 'signed_out')

/** Times of a talent who leaves after having been in the room; staff saw those who came in person at the call-in. */
function wasThere(record: CheckInRecord): Pick<CheckInRecord, 'seenTime' | 'joinedTime'> {
  const joinedTime = record.joinedTime ?? (isThere(record) ? record.callInTime : null)
  return { joinedTime, seenTime: record.seenTime ?? joinedTime }
}

/**
 * A member of a group that is finished, who was there: back in the lobby, unless skipped or gone already.
 * @param seen when staff say so; who was in the room before was seen then
 */
export function finishAudition(record: CheckInRecord, seen: Date): CheckInRecord {
  const times = wasThere(record)
  const joinedTime = times.joinedTime ?? seen
  const here = { ...record, ...arrivedBy(record, joinedTime) }
  return changed(backInLobby(here), {
    auditioned: true,
    joinedTime,
    seenTime: times.seenTime ?? seen,
    held: null,
    stepBack: null,
  })
}

/** The record of a talent who is told the goodbye, and leaves. */
export const toldGoodbye = (record: CheckInRecord, at: Date): CheckInRecord => ({
  ...record,
  signedOutTime: record.signedOutTime ?? at,
})

/** A member whom the finish of a group has changed, and who is not told yet. @param group id */
export function held(before: CheckInRecord, after: CheckInRecord, group: string): CheckInRecord {
  const { state, auditioned } = before
  return { ...after, held: { group, state, auditioned }, stepBack: stepBackTo(before, true) }
}

export const isHeldBy = (record: CheckInRecord, group: string) =>
  record.held?.group === group && record.deletedAt === null

/** A member whose finish is undone. */
export function backFromFinish(record: CheckInRecord, group: Group): CheckInRecord {
  const { state, auditioned } = record.held ?? record
  const before = { ...(record.stepBack ?? stepBackTo(record, true)), state, auditioned }
  return beforeStep(record, { ...before, groupId: group.id, groupName: groupLabel(group) })
}

/** A member who may know of the finish now. */
export const released = (record: CheckInRecord) => changed(record, { held: null, stepBack: null })

/** The record of a talent who left the current group. */
export function leaveGroup(record: CheckInRecord): CheckInRecord {
  return changed(backInLobby(record), { groupId: null, groupName: null, joinedTime: null, held: null })
}

function backInLobby(record: CheckInRecord): CheckInRecord {
  const isCalled = record.state === 'in_casting' || record.state === 'on_deck'
  return isCalled ? { ...record, state: restingState(record) } : record
}
