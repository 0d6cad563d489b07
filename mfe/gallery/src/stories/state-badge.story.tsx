import { type BadgeState, StateBadge } from '@callboard/kit/labels'

const STATES: readonly BadgeState[] = [
  'expected',
  'waiting',
  'on_deck',
  'in_casting',
  'done',
  'skipped',
  'signed_out',
  'away',
  'blocked',
  'recording',
]

export const stateBadge = {
  name: 'StateBadge',
  states: STATES.map((state) => [state, <StateBadge key={state} state={state} />] as const),
} as const
