/** The states of a check-in; exactly one at a time. */
export const RECORD_STATES = ['waiting', 'on_deck', 'in_casting', 'skipped', 'signed_out'] as const
export type RecordState = (typeof RECORD_STATES)[number]

interface RecordActionRule {
  readonly to: RecordState
  /** Every other state refuses the action. */
  readonly from: readonly RecordState[]
}

/** Where each staff action leads, and from which states. */
export const RECORD_ACTION_RULES = {
  'call-in': { to: 'in_casting', from: ['waiting', 'on_deck', 'skipped', 'in_casting'] },
  'on-deck': { to: 'on_deck', from: ['waiting', 'on_deck', 'skipped', 'in_casting'] },
  'call-to-lobby': { to: 'waiting', from: ['waiting', 'on_deck', 'skipped', 'in_casting'] },
  skip: { to: 'skipped', from: ['waiting', 'on_deck', 'skipped', 'in_casting'] },
  unskip: { to: 'waiting', from: ['waiting', 'skipped'] },
  'sign-out': { to: 'signed_out', from: ['waiting', 'on_deck', 'skipped', 'in_casting', 'signed_out'] },
  'sign-in': { to: 'waiting', from: ['waiting', 'signed_out'] },
} as const satisfies Readonly<Record<string, RecordActionRule>>

export type RecordAction = keyof typeof RECORD_ACTION_RULES
export const RECORD_ACTIONS = Object.keys(RECORD_ACTION_RULES) as readonly RecordAction[]
