import { broken } from '@callboard/core'
import {
  RECORD_ACTION_RULES,
  RECORD_ACTIONS,
  RECORD_STATES,
  type RecordAction,
  type RecordState,
} from '../contract/record-action-rules.ts'
import { type CheckInRecord, changed } from './check-in-record.ts'

const takes = (action: RecordAction, state: RecordState) =>
  RECORD_ACTION_RULES[action].from.some((from) => from === state)

const REFUSALS: Readonly<Record<RecordState, string>> = {
  waiting: 'This talent is waiting in the lobby.',
  on_deck: 'This talent is on deck.',
  in_casting: 'This talent is in casting.',
  skipped: 'This talent is skipped. Take the skip back first.',
  signed_out: 'This talent has signed out. Sign them in first.',
}

/**
 * The record after a staff action; the same object when there is nothing to change. Calling in a talent who is in
 * casting already is a new call.
 * @throws DomainError rule `not_possible` when the action does not go with the state
 */
export function act(record: CheckInRecord, action: RecordAction, now: Date): CheckInRecord {
  const state = RECORD_ACTION_RULES[action].to
  if (!takes(action, record.state)) throw broken('not_possible', REFUSALS[record.state])
  if (action === 'call-in')
    return changed(record, { state, callInTime: now, calls: record.calls + 1, held: null })
  if (state === record.state) return record
  return changed(record, { state, signedOutTime: state === 'signed_out' ? now : null, held: null })
}

/**
 * The record of a talent who was sent out of the room by mistake: in casting as before, without a new call.
 * @throws DomainError rule `not_possible` for a talent who was never called
 */
export function backInRoom(record: CheckInRecord): CheckInRecord {
  if (record.callInTime === null || record.state === 'signed_out')
    throw broken('not_possible', REFUSALS[record.state])
  return record.state === 'in_casting' ? record : changed(record, { state: 'in_casting', held: null })
}

/** True when staff sign out a talent who was called and whose group was not finished, which says goodbye as well. */
export const saysGoodbye = (record: CheckInRecord, action: RecordAction): boolean =>
  action === 'sign-out' && record.calls > 0 && !record.auditioned

const FORWARD: readonly RecordAction[] = ['call-in', 'on-deck', 'sign-in']

/** True when a talent who was done is wanted again. */
export const isWantedAgain = (record: CheckInRecord, action: RecordAction): boolean =>
  FORWARD.includes(action) && (record.auditioned || record.state === 'signed_out')

/** The actions that a record in the state takes; `group`: it can join the current group. */
export const possibleActions = (state: RecordState): Readonly<Record<RecordAction | 'group', boolean>> =>
  POSSIBLE[state]

const POSSIBLE = Object.fromEntries(
  RECORD_STATES.map((state) => [
    state,
    {
      ...Object.fromEntries(RECORD_ACTIONS.map((action) => [action, takes(action, state)])),
      group: state !== 'signed_out',
    },
  ]),
) as unknown as Readonly<Record<RecordState, Readonly<Record<RecordAction | 'group', boolean>>>>

/** A member of a group that is finished: back in the lobby, unless skipped or gone already. */
export function finishAudition(record: CheckInRecord): CheckInRecord {
  return changed(backInLobby(record), { auditioned: true, held: null })
}

/** A finished member who is not told yet. @param group id */
export function finishHeld(record: CheckInRecord, group: string): CheckInRecord {
  const { state, auditioned } = record
  return { ...finishAudition(record), held: { group, state, auditioned } }
}

export const isHeldBy = (record: CheckInRecord, group: string) =>
  record.held?.group === group && record.deletedAt === null

/** A member whose finish is undone. */
export function backFromFinish(record: CheckInRecord): CheckInRecord {
  const { state, auditioned } = record.held ?? record
  return changed(record, { state, auditioned, held: null })
}

/** A member who may know of the finish now. */
export const released = (record: CheckInRecord) => changed(record, { held: null })

/** The record of a talent who left the current group. */
export function leaveGroup(record: CheckInRecord): CheckInRecord {
  return changed(backInLobby(record), { groupId: null, groupName: null, held: null })
}

function backInLobby(record: CheckInRecord): CheckInRecord {
  const isCalled = record.state === 'in_casting' || record.state === 'on_deck'
  return isCalled ? { ...record, state: 'waiting' } : record
}
