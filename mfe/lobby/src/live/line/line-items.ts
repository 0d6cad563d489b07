import type { LobbyRecord } from '@callboard/lobby/contract'

/** A row of the list: a talent, or the heading of a state. */
export type LineItem =
  | { readonly kind: 'heading'; readonly key: string; readonly label: string; readonly count: number }
  | { readonly kind: 'record'; readonly key: string; readonly record: LobbyRecord }

const LABELS = {
  in_casting: 'In casting',
  on_deck: 'On deck',
  others: 'Checked in',
  expected: 'Expected',
} as const

const partOf =
  (onDeckFirst: boolean) =>
  ({ state }: LobbyRecord): keyof typeof LABELS => {
    if (state === 'expected') return state
    return onDeckFirst && (state === 'in_casting' || state === 'on_deck') ? state : 'others'
  }

const rowOf = (record: LobbyRecord): LineItem => ({ kind: 'record', key: record._id, record })

/**
 * The line as rows. Talent who are expected are a part of their own; with the deck first the others stand in parts, too.
 * The order inside of a part is the given one. A line with one part has no heading, but that of the expected.
 */
export function lineItems(records: readonly LobbyRecord[], onDeckFirst: boolean): readonly LineItem[] {
  const parts = Map.groupBy(records, partOf(onDeckFirst))
  if (parts.size < 2 && !parts.has('expected')) return records.map(rowOf)
  return [...parts].flatMap(([part, members]): LineItem[] => [
    { kind: 'heading', key: part, label: LABELS[part], count: members.length },
    ...members.map(rowOf),
  ])
}
