import type { TypedDate, TypedSession } from './session-fields.ts'

const SESSION_WORDS: Readonly<Partial<Record<keyof TypedSession, string>>> = {
  name: 'name',
  timeZone: 'time zone',
  changeCutoff: 'when talent may change their time',
  twr: 'TWR room',
  twrSync: 'sync with TWR',
  description: 'description',
}

const DATE_WORDS: Readonly<Partial<Record<keyof TypedDate, string>>> = {
  date: 'date',
  startTime: 'start time',
  locationType: 'location',
  place: 'place',
  managers: 'managers',
  lobbyManagers: 'lobby managers',
  notes: 'casting notes',
  showNotes: 'notes for talent',
  skipForm: 'talent form',
}

/** Things that differ, by their names; values are plain data, as a draft keeps them. */
const differing = <T extends object>(before: T, now: T, words: Readonly<Partial<Record<keyof T, string>>>) =>
  (Object.keys(words) as (keyof T)[])
    .filter((field) => JSON.stringify(before[field]) !== JSON.stringify(now[field]))
    .flatMap((field) => words[field] ?? [])

/** What is typed and not saved, in the words of the form, each once. */
export function changedWords(before: TypedSession, now: TypedSession): string[] {
  const known = new Map(before.dates.map((date) => [date.key, date]))
  const words = now.dates.flatMap((date) => {
    const old = known.get(date.key)
    return old ? differing(old, date, DATE_WORDS) : ['a new date']
  })
  const kept = new Set(now.dates.map(({ key }) => key))
  const isOneGone = before.dates.some(({ key }) => !kept.has(key))
  return [
    ...new Set([
      ...differing(before, now, SESSION_WORDS),
      ...words,
      ...(isOneGone ? ['a date taken away'] : []),
    ]),
  ]
}
