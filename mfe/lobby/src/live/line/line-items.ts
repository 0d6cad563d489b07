import type { LobbyRecord } from '@callboard/lobby/contract'
import { shownState } from '../row-actions.ts'
import { LINE_STATES } from './line-states.ts'

/** How many of a part are in a state. */
export interface StateCount {
  readonly label: string
  readonly count: number
}

/** A row of the list: a talent, or the heading of a part, which counts the states in it as the filters do. */
export type LineItem =
  | { readonly kind: 'heading'; readonly key: string; readonly counts: readonly StateCount[] }
  | { readonly kind: 'record'; readonly key: string; readonly record: LobbyRecord }

const partOf =
  (onDeckFirst: boolean) =>
  ({ state }: LobbyRecord): 'in_casting' | 'on_deck' | 'others' | 'expected' => {
    if (state === 'expected') return state
    return onDeckFirst && (state === 'in_casting' || state === 'on_deck') ? state : 'others'
  }

const countsOf = (members: readonly LobbyRecord[]): readonly StateCount[] =>
  LINE_STATES.map(([state, label]) => ({
    label,
    count: members.filter((record) => shownState(record) === state).length,
  })).filter(({ count }) => count > 0)

const rowOf = (record: LobbyRecord): LineItem => ({ kind: 'record', key: record._id, record })

/**
 * The line as rows. Talent who are expected are a part of their own; with the deck first the others stand in parts, too.
 * The order inside of a part is the given one. A line with one part has no heading, but that of the expected.
 */
export function lineItems(records: readonly LobbyRecord[], onDeckFirst: boolean): readonly LineItem[] {
  const parts = Map.groupBy(records, partOf(onDeckFirst))
  if (parts.size < 2 && !parts.has('expected')) return records.map(rowOf)
  return [...parts].flatMap(([part, members]): LineItem[] => [
    { kind: 'heading', key: part, counts: countsOf(members) },
    ...members.map(rowOf),
  ])
}
