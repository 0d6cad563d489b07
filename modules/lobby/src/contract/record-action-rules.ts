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

/** Field of the sources → the state that it says, the step into it and the step back. */
const STEPS_OF_FLAGS = {
  seen: { state: 'in_casting', on: 'call-in', off: 'call-to-lobby' },
  on_deck: { state: 'on_deck', on: 'on-deck', off: 'call-to-lobby' },
  skipped: { state: 'skipped', on: 'skip', off: 'unskip' },
  signed_out: { state: 'signed_out', on: 'sign-out', off: 'sign-in' },
} as const satisfies Readonly<
  Record<string, { readonly state: RecordState; readonly on: string; readonly off: string }>
>

type RecordFlag = keyof typeof STEPS_OF_FLAGS
const RECORD_FLAGS = Object.keys(STEPS_OF_FLAGS) as readonly RecordFlag[]
export type RecordFlags = Readonly<Partial<Record<RecordFlag, boolean>>>

/** True when the flags say one state at most. */
export const isOneState = (flags: RecordFlags): boolean =>
  RECORD_FLAGS.filter((flag) => flags[flag]).length <= 1

/** The step that brings a record into the state that the flags say; undefined when it is in it. */
export function stepTo(flags: RecordFlags, state: RecordState): RecordAction | undefined {
  const wanted = RECORD_FLAGS.find((flag) => flags[flag])
  if (wanted) return STEPS_OF_FLAGS[wanted].state === state ? undefined : STEPS_OF_FLAGS[wanted].on
  const left = RECORD_FLAGS.find((flag) => flags[flag] === false && STEPS_OF_FLAGS[flag].state === state)
  return left && STEPS_OF_FLAGS[left].off
}

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
