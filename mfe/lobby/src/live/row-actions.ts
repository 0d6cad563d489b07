import {
  type LobbyRecord,
  possibleActions,
  RECORD_ACTION_RULES,
  type RecordAction,
  type RecordState,
} from '@callboard/lobby/contract'

export interface RowAction {
  readonly label: string
  readonly action: RecordAction
}

export const nameOf = ({ first_name, last_name }: Pick<LobbyRecord, 'first_name' | 'last_name'>) =>
  `${first_name} ${last_name}`.trim()

/** The state as it is shown: a talent back in the lobby after the audition is shown as auditioned. */
export const shownState = ({ state, auditioned }: LobbyRecord) =>
  auditioned && state === 'waiting' ? 'done' : state

const wasCalled = (record: LobbyRecord) => record.call_in_time !== null || record.auditioned

/** The main action for the record's state. */
export function mainAction(record: LobbyRecord): RowAction {
  if (record.state === 'in_casting') return { label: 'To lobby', action: 'call-to-lobby' }
  if (record.state === 'signed_out') return { label: 'Sign in', action: 'sign-in' }
  if (record.state === 'expected') return { label: 'Arrived', action: 'arrive' }
  return { label: wasCalled(record) ? 'Call in again' : 'Call in', action: 'call-in' }
}

/** How the record will look once the server has said yes; the version stays until it has. */
export function asWished(record: LobbyRecord, action: RecordAction): LobbyRecord {
  const { to } = RECORD_ACTION_RULES[action]
  const isExpected = to === 'waiting' && record.arrived_time === null && action !== 'arrive'
  const state = isExpected ? 'expected' : to
  return { ...record, state, can: possibleActions(state) }
}

const STATE_WORDS: Readonly<Record<RecordState, string>> = {
  waiting: 'in the lobby',
  on_deck: 'on deck',
  in_casting: 'in casting',
  skipped: 'skipped',
  signed_out: 'signed out',
  expected: 'expected',
}

/** Words for a record that another person changed first. */
export const fasterWords = (record: LobbyRecord) =>
  `Somebody else was faster: ${nameOf(record)} is ${STATE_WORDS[record.state]} now.`

/** Words for a talent of the scheduled list who was taken out of the group again. */
export const outAgainWords = (record: LobbyRecord) =>
  `${nameOf(record)} is out of the group and ${STATE_WORDS[record.state]}, still checked in.`

/** Words for a talent whose call-in was taken back. */
export const againWords = (record: LobbyRecord) =>
  `${nameOf(record)} is ${record.state === 'waiting' ? 'back in the lobby' : `${STATE_WORDS[record.state]} again`}.`
