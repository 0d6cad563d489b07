import type { CheckInRecord } from './check-in-record.ts'

const RANKS: Readonly<Partial<Record<CheckInRecord['state'], number>>> = {
  in_casting: 1,
  on_deck: 2,
  expected: 4,
}
const OTHERS = 3

const rank = (record: CheckInRecord) => RANKS[record.state] ?? OTHERS

/** In casting first, then on deck, then by check-in time, the expected last: the one order of every screen. */
export function inLineOrder(records: readonly CheckInRecord[]): readonly CheckInRecord[] {
  return [...records].sort(
    (a, b) =>
      rank(a) - rank(b) ||
      a.checkedInTime.getTime() - b.checkedInTime.getTime() ||
      (a.id < b.id ? -1 : a.id > b.id ? 1 : 0),
  )
}

/** True for a record in line: still to be called, and without a video submission. */
export function isInLine(record: CheckInRecord): boolean {
  const isWaiting = record.state === 'waiting' || record.state === 'on_deck'
  const isExpected = !record.auditioned && record.deletedAt === null
  return isWaiting && isExpected && record.locationType !== 'Video Submission'
}

/** The line out of the records of one date. */
export const lineOf = (records: readonly CheckInRecord[]): readonly CheckInRecord[] =>
  inLineOrder(records.filter(isInLine))
