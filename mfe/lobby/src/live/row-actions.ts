import type { LobbyRecord, RecordAction, RecordState } from '@callboard/lobby/contract'

export interface RowAction {
  readonly label: string
  readonly action: RecordAction
}

export const nameOf = ({ first_name, last_name }: Pick<LobbyRecord, 'first_name' | 'last_name'>) =>
  `${first_name} ${last_name}`.trim()

/** The state as it is shown: who has auditioned is back in the lobby only to go home. */
export const shownState = ({ state, auditioned }: LobbyRecord) =>
  auditioned && state === 'waiting' ? 'done' : state

const wasCalled = (record: LobbyRecord) => record.call_in_time !== null || record.auditioned

/** The one thing to do with somebody in that state. */
export function mainAction(record: LobbyRecord): RowAction {
  if (record.state === 'in_casting') return { label: 'Back to lobby', action: 'call-to-lobby' }
  if (record.state === 'signed_out') return { label: 'Sign in', action: 'sign-in' }
  return { label: wasCalled(record) ? 'Call in again' : 'Call in', action: 'call-in' }
}

/** The rest, in the order of the menu. */
export function moreActions({ state }: LobbyRecord): readonly RowAction[] {
  const actions: readonly (RowAction & { readonly from: readonly RecordState[] })[] = [
    { label: 'Call in again', action: 'call-in', from: ['in_casting'] },
    { label: 'Put on deck', action: 'on-deck', from: ['waiting', 'in_casting', 'skipped'] },
    { label: 'Back to lobby', action: 'call-to-lobby', from: ['on_deck'] },
    { label: 'Skip', action: 'skip', from: ['waiting', 'on_deck', 'in_casting'] },
    { label: 'Unskip', action: 'unskip', from: ['skipped'] },
    { label: 'Sign out', action: 'sign-out', from: ['waiting', 'on_deck', 'in_casting', 'skipped'] },
  ]
  return actions.filter(({ from }) => from.includes(state))
}

const LEADS_TO: Readonly<Record<RecordAction, RecordState>> = {
  'call-in': 'in_casting',
  'on-deck': 'on_deck',
  'call-to-lobby': 'waiting',
  skip: 'skipped',
  unskip: 'waiting',
  'sign-out': 'signed_out',
  'sign-in': 'waiting',
}

/** How the record will look once the server has said yes; the version stays until it has. */
export const asWished = (record: LobbyRecord, action: RecordAction): LobbyRecord => ({
  ...record,
  state: LEADS_TO[action],
})

const STATE_WORDS: Readonly<Record<RecordState, string>> = {
  waiting: 'in the lobby',
  on_deck: 'on deck',
  in_casting: 'in casting',
  skipped: 'skipped',
  signed_out: 'signed out',
}

/** What to say when somebody else changed the record first. */
export const fasterWords = (record: LobbyRecord) =>
  `Somebody else was faster: ${nameOf(record)} is ${STATE_WORDS[record.state]} now.`
