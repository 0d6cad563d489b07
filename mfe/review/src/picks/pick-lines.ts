import type { Feedback, Pick, PickVote } from '@callboard/posting/contract'

export const NO_ANSWER = 'none'

export interface PickFilters {
  /** Part of a name. */
  readonly name: string
  readonly role: string
  /** Id of a posting page. */
  readonly page: string
  /** An answer that somebody gave, `NO_ANSWER`, or empty for all. */
  readonly answer: string
}

export interface PickLine {
  readonly pick: Pick
  readonly name: string
  readonly counts: Readonly<Record<Feedback, number>>
}

/** The reviewers of the picks, by name. */
export function reviewersOf(picks: readonly Pick[]): PickVote['from_user'][] {
  const found = new Map(
    picks.flatMap(({ votes }) => votes.map(({ from_user }) => [from_user._id, from_user] as const)),
  )
  return [...found.values()].sort((a, b) => a.name.localeCompare(b.name))
}

/** Those who have a time in a later session already. */
export const calledBack = (picks: readonly Pick[]): Pick[] =>
  picks.filter(({ callbacks }) => callbacks.some(({ lost }) => !lost))

/** How many are called back, how many of them come, of several times to each, and how many cannot. */
export function callbackWords(picks: readonly Pick[]): string {
  const called = calledBack(picks)
  const confirmed = called.filter(({ callbacks }) =>
    callbacks.every(({ reply, lost }) => lost || reply === 'confirmed'),
  )
  const declined = picks.filter(({ callbacks }) => callbacks.some(({ lost }) => lost === 'talent'))
  return [
    called.length > 0 ? `, ${called.length} called back, ${confirmed.length} of them confirmed` : '',
    declined.length > 0 ? `, ${declined.length} cannot come` : '',
  ].join('')
}

export const nameOf = ({ first_name, last_name }: Pick): string =>
  `${first_name} ${last_name}`.trim() || 'Unknown'

export function lineOf(pick: Pick): PickLine {
  const counts = { yes: 0, no: 0, maybe: 0, reshoot: 0 }
  for (const { feedback } of pick.votes) counts[feedback] += 1
  return { pick, name: nameOf(pick), counts }
}

const passes = ({ pick, name }: PickLine, filters: PickFilters): boolean =>
  name.toLowerCase().includes(filters.name.trim().toLowerCase()) &&
  (filters.role === '' || pick.role === filters.role) &&
  (filters.page === '' || pick.pages.some(({ _id }) => _id === filters.page)) &&
  (filters.answer === '' ||
    (filters.answer === NO_ANSWER
      ? pick.votes.length === 0
      : pick.votes.some(({ feedback }) => feedback === filters.answer)))

/** The lines that pass the filters: most yes first, then most maybe, then fewest no, then by name. */
export function pickLines(picks: readonly Pick[], filters: PickFilters): PickLine[] {
  return picks
    .map(lineOf)
    .filter((line) => passes(line, filters))
    .sort(
      (a, b) =>
        b.counts.yes - a.counts.yes ||
        b.counts.maybe - a.counts.maybe ||
        a.counts.no - b.counts.no ||
        a.name.localeCompare(b.name),
    )
}
