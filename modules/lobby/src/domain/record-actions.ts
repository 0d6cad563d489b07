import { broken } from '@callboard/core'
import { type CheckInRecord, changed, type RecordState } from './check-in-record.ts'

export type RecordAction =
  | 'call-in'
  | 'on-deck'
  | 'call-to-lobby'
  | 'skip'
  | 'unskip'
  | 'sign-out'
  | 'sign-in'

/** Where an action leads from each state; a state that is not named refuses it. */
const LEADS_TO: Readonly<Record<RecordAction, Readonly<Partial<Record<RecordState, RecordState>>>>> = {
  'call-in': {
    waiting: 'in_casting',
    on_deck: 'in_casting',
    skipped: 'in_casting',
    in_casting: 'in_casting',
  },
  'on-deck': { waiting: 'on_deck', on_deck: 'on_deck', skipped: 'on_deck', in_casting: 'on_deck' },
  'call-to-lobby': { waiting: 'waiting', on_deck: 'waiting', skipped: 'waiting', in_casting: 'waiting' },
  skip: { waiting: 'skipped', on_deck: 'skipped', skipped: 'skipped', in_casting: 'skipped' },
  unskip: { waiting: 'waiting', skipped: 'waiting' },
  'sign-out': {
    waiting: 'signed_out',
    on_deck: 'signed_out',
    skipped: 'signed_out',
    in_casting: 'signed_out',
    signed_out: 'signed_out',
  },
  'sign-in': { waiting: 'waiting', signed_out: 'waiting' },
}

const REFUSALS: Readonly<Record<RecordState, string>> = {
  waiting: 'This talent is waiting in the lobby.',
  on_deck: 'This talent is on deck.',
  in_casting: 'This talent is in casting.',
  skipped: 'This talent is skipped. Take the skip back first.',
  signed_out: 'This talent has signed out. Sign them in first.',
}

/**
 * The record after a staff action; the same object when there is nothing to change.
 * Calling in somebody who is in casting already is a new call.
 * @throws DomainError rule `not_possible` when the action does not go with the state
 */
export function act(record: CheckInRecord, action: RecordAction, now: Date): CheckInRecord {
  const state = LEADS_TO[action][record.state]
  if (!state) throw broken('not_possible', REFUSALS[record.state])
  if (action === 'call-in') return changed(record, { state, callInTime: now, calls: record.calls + 1 })
  if (state === record.state) return record
  return changed(record, { state, signedOutTime: state === 'signed_out' ? now : null })
}

const ACTIONS = Object.keys(LEADS_TO) as RecordAction[]

/** The actions that a record in the state takes, and whether it can join the current group. */
export const possibleActions = (state: RecordState): Readonly<Record<RecordAction | 'group', boolean>> =>
  POSSIBLE[state]

const POSSIBLE = Object.fromEntries(
  (Object.keys(REFUSALS) as RecordState[]).map((state) => [
    state,
    {
      ...Object.fromEntries(ACTIONS.map((action) => [action, LEADS_TO[action][state] !== undefined])),
      group: state !== 'signed_out',
    },
  ]),
) as unknown as Readonly<Record<RecordState, Readonly<Record<RecordAction | 'group', boolean>>>>

/** A member of a group that is finished: back in the lobby, unless skipped or gone already. */
export function finishAudition(record: CheckInRecord): CheckInRecord {
  return changed(backInLobby(record), { auditioned: true })
}

/** Somebody who left the current group. */
export function leaveGroup(record: CheckInRecord): CheckInRecord {
  return changed(backInLobby(record), { groupId: null, groupName: null })
}

function backInLobby(record: CheckInRecord): CheckInRecord {
  const isCalled = record.state === 'in_casting' || record.state === 'on_deck'
  return isCalled ? { ...record, state: 'waiting' } : record
}
