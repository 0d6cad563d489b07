import { instantOf } from '@callboard/core'
import type { CheckInRecord } from './check-in-record.ts'
import { inLineOrder, lineOf } from './line.ts'
import { type DayPace, knownWait, type Wait } from './wait-estimate.ts'

/** A link to the board of a session. */
export interface Board {
  /** of the key in its address */
  readonly digest: string
  readonly sessionId: string
  readonly projectId: string
  /** id of the real-time room of the session's boards */
  readonly room: string
  /** the key, encrypted */
  readonly lockedKey: string
  readonly createdAt: Date
  readonly revokedAt: Date | null
}

const MINUTE = 60_000

/** Rows that are legible on a screen across a room. */
const MOST_PLACES = 8

/** Without brackets and quotes before it; of a name without letters its first sign. */
const initialOf = (name: string): string => {
  const signs = [...new Intl.Segmenter().segment(name.trim())].map(({ segment }) => segment)
  const initial = signs.find((sign) => /[\p{L}\p{N}]/u.test(sign)) ?? signs[0]
  return initial ? `${initial}.` : ''
}

/**
 * A talent on the board: `Ada L.`; by number `No. 3`, or `A. L.` for talent without a number.
 */
export function boardLabel(
  { firstName, lastName, interviewNo }: Pick<CheckInRecord, 'firstName' | 'lastName' | 'interviewNo'>,
  showsNumbers: boolean,
): string {
  if (!showsNumbers) return `${firstName.trim()} ${initialOf(lastName)}`.trim()
  return interviewNo === null ? `${initialOf(firstName)} ${initialOf(lastName)}`.trim() : `No. ${interviewNo}`
}

export interface BoardPlaces {
  readonly inCasting: readonly string[]
  readonly onDeck: readonly string[]
  readonly next: readonly {
    readonly label: string
    readonly place: number
    readonly wait: Wait | null
  }[]
  readonly waiting: number
  /** Whole minutes; 0: on time, null: nobody in line has a call, or the casting has not begun. */
  readonly behind: number | null
}

/** A day is as far behind as the latest of all who are in line and have a call. */
function minutesBehind(
  line: readonly CheckInRecord[],
  { now, timeZone }: { readonly now: Date; readonly timeZone: string },
): number | null {
  const calls = line.flatMap(({ date, actualCall }) =>
    actualCall === null ? [] : (instantOf(date, actualCall, timeZone)?.getTime() ?? []),
  )
  if (calls.length === 0) return null
  return Math.max(0, Math.floor((now.getTime() - Math.min(...calls)) / MINUTE))
}

/**
 * @param records of one date
 * @param pace its latest call-ins, the moment, and when the casting begins
 */
export function boardPlaces(
  records: readonly CheckInRecord[],
  pace: Omit<DayPace, 'plannedCalls'> & { readonly timeZone: string },
  showsNumbers: boolean,
): BoardPlaces {
  const label = (record: CheckInRecord) => boardLabel(record, showsNumbers)
  const plannedCalls = records.flatMap(({ actualCall }) => actualCall ?? [])
  const line = lineOf(records).map((record, index) => ({ record, place: index + 1 }))
  const waiting = line.filter(({ record }) => record.state === 'waiting')
  return {
    inCasting: inLineOrder(records.filter(({ state }) => state === 'in_casting')).map(label),
    onDeck: line.filter(({ record }) => record.state === 'on_deck').map(({ record }) => label(record)),
    next: waiting.slice(0, MOST_PLACES).map(({ record, place }) => ({
      label: label(record),
      place,
      wait: knownWait(place, { ...pace, plannedCalls }),
    })),
    waiting: waiting.length,
    behind:
      (pace.start ?? 0) > 0
        ? null
        : minutesBehind(
            line.map(({ record }) => record),
            pace,
          ),
  }
}
