import type { Counts } from './line-view.ts'

/** The states of the line as they are named in its filters and headings, in this order. */
export const LINE_STATES = [
  ['waiting', 'Waiting'],
  ['on_deck', 'On deck'],
  ['in_casting', 'In casting'],
  ['absent', 'Not in the room'],
  ['done', 'Done'],
  ['skipped', 'Skipped'],
  ['signed_out', 'Signed out'],
  ['expected', 'Expected'],
] as const

/** All, and each state that has people, with their number. @param chosen stays in the list though nobody is in it */
export const stateChoices = (counts: Counts, chosen: string) => [
  { value: '', label: 'All states' },
  ...LINE_STATES.map(([value, name]) => ({ value, name, count: counts.get(value) ?? 0 }))
    .filter(({ value, count }) => count > 0 || value === chosen)
    .map(({ value, name, count }) => ({ value, label: `${name} ${count}` })),
]
