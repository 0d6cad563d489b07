const HOUR = 60
const DAY = 24 * HOUR

const KNOWN: readonly (readonly [minutes: number, words: string])[] = [
  [0, 'Until it begins'],
  [2 * HOUR, '2 hours before'],
  [12 * HOUR, '12 hours before'],
  [DAY, '24 hours before'],
  [2 * DAY, '2 days before'],
  [7 * DAY, 'A week before'],
  [365 * DAY, 'Not online'],
]

/** Choices of a cut-off, in minutes; one that is none of the usual stays a choice. */
export const cutoffChoices = (now: number): { value: string; label: string }[] =>
  [...KNOWN, ...(KNOWN.some(([minutes]) => minutes === now) ? [] : [[now, `${now} minutes before`] as const])]
    .toSorted(([a], [b]) => a - b)
    .map(([minutes, label]) => ({ value: String(minutes), label }))
