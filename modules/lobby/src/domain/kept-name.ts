import { dayIn } from '@callboard/core'
import type { CheckInRecord } from './check-in-record.ts'

/** How long sign-in sheets name talent who have deleted their account: the office may owe them to a union. */
export interface KeptSheets {
  /** after the casting day; 0: not at all */
  readonly days: number
  readonly updatedBy: string | null
  readonly updatedAt: Date | null
  /** 0 until it is changed first */
  readonly version: number
}

/** What a sign-in sheet still says of a talent whose check-in is erased; its times and its role stand in the check-in. */
export interface KeptName {
  readonly recordId: string
  readonly firstName: string
  readonly lastName: string
  readonly sagNumber: string | null
  /** `YYYY-MM-DD`: the last day */
  readonly until: string
}

const DAY_MS = 86_400_000

/** The day in UTC, in which the time of kept names is counted. */
export const keptDay = (at: Date): string => dayIn('UTC', at)

/**
 * The names that stay of check-ins that are erased: those of talent who stand on a sign-in sheet. A check-in that staff
 * removed stands on none, nor does one that came with a copied group.
 */
export function keptNames(
  records: readonly CheckInRecord[],
  { days }: Pick<KeptSheets, 'days'>,
  now: Date,
): readonly KeptName[] {
  if (days === 0) return []
  return records
    .filter(
      (record) => record.deletedAt === null && record.copiedFrom === null && record.arrivedTime !== null,
    )
    .map(({ id, date, firstName, lastName, sagNumber }) => ({
      recordId: id,
      firstName,
      lastName,
      sagNumber,
      until: keptDay(new Date(Date.parse(`${date}T00:00:00Z`) + days * DAY_MS)),
    }))
    .filter(({ until }) => until >= keptDay(now))
}
