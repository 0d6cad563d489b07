/** The states of a check-in; exactly one at a time. `expected`: on the list, and not there yet. */
export const RECORD_STATES = [
  'waiting',
  'on_deck',
  'in_casting',
  'skipped',
  'signed_out',
  'expected',
] as const
export type RecordState = (typeof RECORD_STATES)[number]

interface RecordActionRule {
  /** `waiting` is `expected` for talent who have not arrived; only `arrive` says that they have. */
  readonly to: RecordState
  /** Every other state refuses the action. */
  readonly from: readonly RecordState[]
}

/** Where each staff action leads, and from which states. */
export const RECORD_ACTION_RULES = {
  arrive: { to: 'waiting', from: ['waiting', 'expected'] },
  'call-in': { to: 'in_casting', from: ['waiting', 'on_deck', 'skipped', 'in_casting', 'expected'] },
  'on-deck': { to: 'on_deck', from: ['waiting', 'on_deck', 'skipped', 'in_casting'] },
  'call-to-lobby': { to: 'waiting', from: ['waiting', 'on_deck', 'skipped', 'in_casting'] },
  skip: { to: 'skipped', from: ['waiting', 'on_deck', 'skipped', 'in_casting'] },
  unskip: { to: 'waiting', from: ['waiting', 'skipped'] },
  'sign-out': { to: 'signed_out', from: ['waiting', 'on_deck', 'skipped', 'in_casting', 'signed_out'] },
  'sign-in': { to: 'waiting', from: ['waiting', 'signed_out'] },
} as const satisfies Readonly<Record<string, RecordActionRule>>

export type RecordAction = keyof typeof RECORD_ACTION_RULES
export const RECORD_ACTIONS = Object.keys(RECORD_ACTION_RULES) as readonly RecordAction[]

const takes = (action: RecordAction, state: RecordState) =>
  RECORD_ACTION_RULES[action].from.some((from) => from === state)

const POSSIBLE = Object.fromEntries(
  RECORD_STATES.map((state) => [
    state,
    {
      ...Object.fromEntries(RECORD_ACTIONS.map((action) => [action, takes(action, state)])),
      group: state !== 'signed_out',
    },
  ]),
) as unknown as Readonly<Record<RecordState, Readonly<Record<RecordAction | 'group', boolean>>>>

/** The actions that a record in the state takes; `group`: it can join the current group. */
export const possibleActions = (state: RecordState): Readonly<Record<RecordAction | 'group', boolean>> =>
  POSSIBLE[state]
