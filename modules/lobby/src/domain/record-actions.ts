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
  if (action === 'call-in') return changed(record, { state, callInTime: now, calls: record.calls + 1 })
  if (state === record.state) return record
  return changed(record, { state, signedOutTime: state === 'signed_out' ? now : null })
}

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
  return changed(backInLobby(record), { auditioned: true })
}

/** The record of a talent who left the current group. */
export function leaveGroup(record: CheckInRecord): CheckInRecord {
  return changed(backInLobby(record), { groupId: null, groupName: null })
}

function backInLobby(record: CheckInRecord): CheckInRecord {
  const isCalled = record.state === 'in_casting' || record.state === 'on_deck'
  return isCalled ? { ...record, state: 'waiting' } : record
}
