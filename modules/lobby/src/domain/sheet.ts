import { type CsvCell, instantOf, wallClock } from '@callboard/core'
import { type CheckInRecord, fullName } from './check-in-record.ts'

/** Head of a casting paper. */
export interface PaperHead {
  readonly castingRepresentative: string
  readonly title: string
  /** `YYYY-MM-DD` */
  readonly auditionDates: readonly string[]
  readonly advertiser: string
  readonly product: string
}

/** `14:05` or `14:05:00` as `02:05 PM`, the form that the bulk import reads. */
export function twelveHour(wallTime: string): string {
  const [hour = '', minute = ''] = wallTime.split(':')
  const of24 = Number(hour)
  return `${String(of24 % 12 || 12).padStart(2, '0')}:${minute} ${of24 < 12 ? 'AM' : 'PM'}`
}

const timeIn = (zone: string, instant: Date | null): string =>
  instant === null ? '' : twelveHour(wallClock(instant, zone).time)

const dayAndTimeIn = (zone: string, instant: Date | null): string =>
  instant === null ? '' : `${wallClock(instant, zone).day} ${timeIn(zone, instant)}`

const callOf = ({ actualCall }: CheckInRecord): string => (actualCall === null ? '' : twelveHour(actualCall))

const isExpected = ({ arrivedTime }: CheckInRecord) => Number(arrivedTime === null)

/** Talent who are expected come last. */
export const inOrderOfArrival = (records: readonly CheckInRecord[]): readonly CheckInRecord[] =>
  [...records].sort(
    (a, b) =>
      isExpected(a) - isExpected(b) ||
      a.checkedInTime.getTime() - b.checkedInTime.getTime() ||
      (a.id < b.id ? -1 : 1),
  )

/**
 * The start of the union's clock: the call; the arrival where there is none, or where the zone skips its time. Talent
 * who have not arrived have no clock.
 */
export const clockStart = ({ date, actualCall, arrivedTime }: CheckInRecord, zone: string): Date | null =>
  arrivedTime && ((actualCall === null ? null : instantOf(date, actualCall, zone)) ?? arrivedTime)

const headRows = (head: PaperHead): readonly (readonly CsvCell[])[] => [
  ['casting representative', head.castingRepresentative],
  ['title', head.title],
  ['audition date', head.auditionDates.join(', ')],
  ['advertiser', head.advertiser],
  ['product', head.product],
]

/** Rows of the session's CSV: head, columns, check-ins in order of arrival. */
export const sessionRows = (
  head: PaperHead,
  records: readonly CheckInRecord[],
  zone: string,
): readonly (readonly CsvCell[])[] => [
  ...headRows(head),
  [
    'first_name',
    'last_name',
    'agent',
    'actual_call',
    'checked_in_time',
    'signed_out_time',
    'interview_no',
    'role',
    'sagnumber',
  ],
  ...inOrderOfArrival(records).map((record) => [
    record.firstName,
    record.lastName,
    record.agent,
    callOf(record),
    dayAndTimeIn(zone, record.arrivedTime),
    dayAndTimeIn(zone, record.signedOutTime),
    record.interviewNo,
    record.role,
    record.sagNumber,
  ]),
]

/** A row of a sign-in sheet. */
export interface SheetEntry {
  readonly record: CheckInRecord
  /** Of a talent who has deleted the account: the last day of the name, `YYYY-MM-DD`. */
  readonly until: string | null
}

/**
 * Rows of the sign-in sheet's CSV; the initials are for the talent's hand. The columns are the union's, so that names
 * which are only kept are listed in the head.
 */
export const sheetRows = (
  head: PaperHead,
  entries: readonly SheetEntry[],
  zone: string,
): readonly (readonly CsvCell[])[] => [
  ...headRows(head),
  ...entries.flatMap(({ record, until }) =>
    until === null ? [] : [['account deleted', `${fullName(record)}, named until ${until}`]],
  ),
  [
    'name',
    'member number',
    'agent',
    'role',
    'interview number',
    'call',
    'arrival',
    'seen',
    'out',
    'initials',
  ],
  ...inOrderOfArrival(entries.map(({ record }) => record)).map((record) => [
    fullName(record),
    record.sagNumber,
    record.agent,
    record.role,
    record.interviewNo,
    callOf(record),
    timeIn(zone, record.arrivedTime),
    timeIn(zone, record.seenTime),
    timeIn(zone, record.signedOutTime),
    '',
  ]),
]

/** Countries of the served phone numbers by calling code; Canada shares its code with the USA. */
const COUNTRIES: readonly (readonly [code: string, country: string])[] = [
  ['+1', 'USA'],
  ['+52', 'Mexico'],
  ['+44', 'United Kingdom'],
  ['+61', 'Australia'],
  ['+64', 'New Zealand'],
  ['+94', 'Sri Lanka'],
]

const countryOf = (phone: string): string => COUNTRIES.find(([code]) => phone.startsWith(code))?.[1] ?? ''

const consentKey = ({ phone, firstName, lastName }: CheckInRecord): string =>
  JSON.stringify([phone, firstName.trim().toLowerCase(), lastName.trim().toLowerCase()])

/**
 * The check-ins of talent whose latest word on texts is yes, one for each talent and number.
 * @param stoppedAt when a number sent STOP, with no START after it
 */
export function consents(
  records: readonly CheckInRecord[],
  stoppedAt: ReadonlyMap<string, Date>,
): readonly CheckInRecord[] {
  const latest = new Map<string, CheckInRecord>()
  for (const record of inOrderOfArrival(records))
    if (record.phone !== null) latest.set(consentKey(record), record)
  return [...latest.values()].filter(({ phone, optIn, checkedInTime }) => {
    const stopped = phone === null ? undefined : stoppedAt.get(phone)
    return optIn && (stopped === undefined || stopped < checkedInTime)
  })
}

export const optInRows = (consenting: readonly CheckInRecord[]): readonly (readonly CsvCell[])[] => [
  ['first_name', 'last_name', 'Consent (sms)', 'email', 'Phone', 'Timestamp', 'Country (USA)'],
  ...consenting.map((record) => [
    record.firstName,
    record.lastName,
    'sms',
    record.email,
    record.phone,
    record.checkedInTime.toISOString(),
    countryOf(record.phone ?? ''),
  ]),
]
