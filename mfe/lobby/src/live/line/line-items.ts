import type { LobbyRecord } from '@callboard/lobby/contract'

/** A row of the list: a talent, or the heading of a state. */
export type LineItem =
  | { readonly kind: 'heading'; readonly key: string; readonly label: string; readonly count: number }
  | { readonly kind: 'record'; readonly key: string; readonly record: LobbyRecord }

const LABELS = { in_casting: 'In casting', on_deck: 'On deck', others: 'Checked in' } as const

const partOf = ({ state }: LobbyRecord): keyof typeof LABELS =>
  state === 'in_casting' || state === 'on_deck' ? state : 'others'

const rowOf = (record: LobbyRecord): LineItem => ({ kind: 'record', key: record._id, record })

/**
 * The line as rows. With the deck first it stands in parts with headings; the order inside of a part is the given one.
 * A line with one part has no heading.
 */
export function lineItems(records: readonly LobbyRecord[], onDeckFirst: boolean): readonly LineItem[] {
  const parts = Map.groupBy(records, partOf)
  if (!onDeckFirst || parts.size < 2) return records.map(rowOf)
  return [...parts].flatMap(([part, members]): LineItem[] => [
    { kind: 'heading', key: part, label: LABELS[part], count: members.length },
    ...members.map(rowOf),
  ])
}
