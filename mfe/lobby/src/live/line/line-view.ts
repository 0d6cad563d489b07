import type { LobbyRecord } from '@callboard/lobby/contract'
import { nameOf, shownState } from '../row-actions.ts'

/** What of the line is shown; lives in the address. */
export const LINE_VIEW = {
  /** part of a name */
  find: '',
  role: '',
  /** id of a session date; empty: all dates */
  date: '',
  /** a state as it is shown, or `absent` */
  state: '',
  /** without talent who have auditioned, but those that a search finds */
  hide: true,
  /** in casting and on deck come first */
  deck: true,
}
export type LineView = typeof LINE_VIEW

const plain = (text: string) => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()

/** True when every word of the search begins a word of the name; case and accents do not matter. */
export function isNamed(record: Pick<LobbyRecord, 'first_name' | 'last_name'>, search: string): boolean {
  const words = plain(nameOf(record)).split(/\s+/)
  return plain(search)
    .split(/\s+/)
    .filter(Boolean)
    .every((part) => words.some((word) => word.startsWith(part)))
}

export type Counts = ReadonlyMap<string, number>

/** The records that the view shows, in no new order, and how many of each state it could show. */
export function viewOf(
  records: Iterable<LobbyRecord>,
  view: LineView,
  isAbsent: (record: LobbyRecord) => boolean = () => false,
): { readonly shown: readonly LobbyRecord[]; readonly counts: Counts; readonly hidden: number } {
  const fitting = [...records].filter(
    (record) =>
      (view.role === '' || record.role === view.role) &&
      (view.date === '' || record.day === view.date) &&
      isNamed(record, view.find),
  )
  const counts = new Map<string, number>()
  for (const record of fitting) {
    const state = shownState(record)
    counts.set(state, (counts.get(state) ?? 0) + 1)
    if (isAbsent(record)) counts.set('absent', (counts.get('absent') ?? 0) + 1)
  }
  // A chosen state shows all of it: 'done' is of those whom the switch hides.
  const shown = fitting.filter((record) => {
    if (view.state === '') return !(view.hide && record.auditioned && view.find.trim() === '')
    return view.state === 'absent' ? isAbsent(record) : shownState(record) === view.state
  })
  return { shown, counts, hidden: fitting.length - shown.length }
}
