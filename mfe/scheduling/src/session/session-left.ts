import type { SessionView } from '@callboard/projects/contract'
import type { Occupancy } from './occupancy.ts'

/** Something that the session still needs, and where one does it. */
export interface Left {
  readonly kind: 'booked' | 'no times' | 'no manager' | 'no lobby manager'
  readonly words: string
  /** The date that it is about. */
  readonly day: string
}

type Dated = SessionView['dates'][number]

function leftOn(date: Dated, occupancy: Occupancy | undefined): Left[] {
  const day = date._id
  const isFull = occupancy !== undefined && occupancy.booked >= occupancy.places
  const left: Left[] = []
  if (!occupancy) left.push({ kind: 'no times', words: 'No times yet', day })
  else if (!isFull)
    left.push({ kind: 'booked', words: `${occupancy.booked} of ${occupancy.places} booked`, day })
  if (date.managers.length === 0) left.push({ kind: 'no manager', words: 'No manager', day })
  if (date.lobbyManager.length === 0) left.push({ kind: 'no lobby manager', words: 'No lobby manager', day })
  return left
}

/** What is left to do on the dates from today on, by date, the earliest first; dates that need nothing are left out. */
export const leftToDo = (
  dates: readonly Dated[],
  today: string,
  occupancy: ReadonlyMap<string, Occupancy>,
): readonly { readonly date: Dated; readonly left: readonly Left[] }[] =>
  dates
    .filter(({ date }) => date >= today)
    .toSorted((a, b) => a.date.localeCompare(b.date))
    .map((date) => ({ date, left: leftOn(date, occupancy.get(date._id)) }))
    .filter(({ left }) => left.length > 0)
