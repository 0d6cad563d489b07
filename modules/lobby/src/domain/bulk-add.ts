import { type CsvLine, DomainError, invalid, type PhoneNumbers } from '@callboard/core'
import {
  BULK_COLUMNS,
  BULK_LIMIT_ROWS,
  type BulkColumn,
  type BulkRunState,
  WRONG_CSV,
} from '../contract/bulk-add-rules.ts'
import { isTypedEmail } from '../contract/check-in-rules.ts'
import { ROLE_WITHOUT_FORM } from './check-in-form.ts'
import { type CheckInRecord, fullName, personOf } from './check-in-record.ts'

/** A talent to add. */
export interface BulkRow {
  readonly line: number
  readonly dayId: string
  readonly firstName: string
  readonly lastName: string
  /** lower case */
  readonly email: string
  /** E.164 */
  readonly phone: string | null
  readonly agent: string | null
  readonly role: string
  /** `HH:mm` in the session's zone */
  readonly actualCall: string | null
  readonly sagNumber: string | null
}

/** An import under way or over. */
export interface BulkRun {
  readonly id: string
  readonly sessionId: string
  readonly sendEmail: boolean
  readonly total: number
  readonly done: number
  readonly added: number
  readonly createdAt: Date
  /** when rows were added last */
  readonly movedAt: Date | null
  readonly finishedAt: Date | null
}

/** Milliseconds without progress after which no try of the job is under way or to come. */
const STOPPED_AFTER = 900_000

/** An import that has stopped has failed for good; what it added stays. */
export function stateOf(run: BulkRun, now: Date): BulkRunState {
  if (run.finishedAt !== null) return 'done'
  return now.getTime() - (run.movedAt ?? run.createdAt).getTime() < STOPPED_AFTER ? 'running' : 'stopped'
}

export interface BulkSkip {
  readonly line: number
  readonly name: string
  readonly reason: string
}

export interface BulkPlan {
  readonly rows: readonly BulkRow[]
  readonly skipped: readonly BulkSkip[]
}

export interface BulkRules {
  /** id and `YYYY-MM-DD` of the session's dates */
  readonly dates: readonly { readonly id: string; readonly date: string }[]
  /** of rows without a call time */
  readonly dayId: string
  readonly roles: readonly string[]
  readonly mayCreateRole: boolean
}

/** Rows that are read: one too many shows that a file is too long. */
export const BULK_READ_ROWS = BULK_LIMIT_ROWS + 2
/** A file that is wrong in every row is wrong in one way. */
const MOST_FAULTS = 100

const LONGEST: Readonly<Record<BulkColumn, number>> = {
  first_name: 100,
  last_name: 100,
  email: 254,
  phone: 40,
  agent: 200,
  role: 100,
  call_time: 40,
  sagnumber: 40,
}
const REQUIRED: Readonly<Partial<Record<BulkColumn, string>>> = {
  first_name: 'First name is missing.',
  last_name: 'Last name is missing.',
  email: 'Email is missing.',
}
const CALL_TIME = /^(\d{4}-\d{2}-\d{2}) (0?[1-9]|1[0-2]):([0-5]\d) ?([ap]m)$/i
const CONTROLS = /[\p{Cc}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]/u

type Cells = Readonly<Record<BulkColumn, string>>
type Note = (column: BulkColumn | 'row', words: string) => void

function requireHeader(header: CsvLine | undefined): void {
  const labels = header?.cells.map((label) => label.replace(/\*$/, ''))
  const isRight =
    labels?.length === BULK_COLUMNS.length && BULK_COLUMNS.every((column, at) => column === labels[at])
  if (!isRight) throw invalid('file', WRONG_CSV)
}

/** Commas inside a value may be written as semicolons. */
const cellsOf = (cells: readonly string[]): Cells =>
  Object.fromEntries(
    BULK_COLUMNS.map((column, at) => [column, cells[at]!.replaceAll(';', ',').trim()]),
  ) as Cells

function callTime(typed: string, rules: BulkRules, note: Note): { dayId: string; actualCall: string | null } {
  if (typed === '') return { dayId: rules.dayId, actualCall: null }
  const [, day, hour, minute, half] = CALL_TIME.exec(typed) ?? []
  if (day === undefined || minute === undefined) {
    note('call_time', 'Write it like 2026-03-02 10:30 AM.')
    return { dayId: rules.dayId, actualCall: null }
  }
  const date = rules.dates.find((one) => one.date === day)
  if (!date) note('call_time', `The session has no date on ${day}.`)
  const of24 = (Number(hour) % 12) + (half?.toLowerCase() === 'pm' ? 12 : 0)
  return { dayId: date?.id ?? rules.dayId, actualCall: `${String(of24).padStart(2, '0')}:${minute}` }
}

function roleOf(typed: string, { roles, mayCreateRole }: BulkRules, note: Note): string {
  if (typed === '') return roles.length === 1 ? roles[0]! : ROLE_WITHOUT_FORM
  const known = roles.find((role) => role.toLowerCase() === typed.toLowerCase())
  if (known === undefined && roles.length > 0 && !mayCreateRole)
    note('role', `Not one of the roles of this project: ${roles.join(', ')}.`)
  return known ?? typed
}

function readRow(
  { line, cells }: CsvLine,
  rules: BulkRules,
  phones: PhoneNumbers,
  note: Note,
): BulkRow | null {
  if (cells.length !== BULK_COLUMNS.length) {
    note(
      'row',
      `Has ${cells.length} values instead of ${BULK_COLUMNS.length}. Write a comma inside a value as a semicolon.`,
    )
    return null
  }
  const typed = cellsOf(cells)
  for (const column of BULK_COLUMNS) {
    const words = REQUIRED[column]
    if (words && typed[column] === '') note(column, words)
    if (typed[column].length > LONGEST[column]) note(column, `Longer than ${LONGEST[column]} characters.`)
    else if (CONTROLS.test(typed[column])) note(column, 'Must be one line.')
  }
  if (typed.email !== '' && !isTypedEmail(typed.email)) note('email', 'Not a valid e-mail address.')
  const phone = typed.phone === '' ? null : phones.parse(typed.phone, 'US')
  if (typed.phone !== '' && phone === null) note('phone', 'Not a valid phone number.')
  return {
    line,
    ...callTime(typed.call_time, rules, note),
    firstName: typed.first_name,
    lastName: typed.last_name,
    email: typed.email.toLowerCase(),
    phone,
    agent: typed.agent || null,
    role: roleOf(typed.role, rules, note),
    sagNumber: typed.sagnumber || null,
  }
}

function refuseFaults(faults: readonly (readonly [place: string, words: string])[]): void {
  const [first] = faults
  if (!first) return
  const [line, column] = first[0].split('.')
  throw new DomainError(
    'invalid',
    'wrong_rows',
    `Nothing was added. Line ${line}${column === 'row' ? '' : `, ${column}`}: ${first[1]}`,
    { fields: Object.fromEntries(faults.slice(0, MOST_FAULTS)), details: { faults: faults.length } },
  )
}

/** Rows whose talent are on the list already, or stand further up in the file, are left out and named. */
function withoutKnown(rows: readonly BulkRow[], records: readonly CheckInRecord[]): BulkPlan {
  const reasons = new Map(
    records.map((record) => [personOf(record), `Is on the list already, as ${record.role}.`]),
  )
  const kept: BulkRow[] = []
  const skipped: BulkSkip[] = []
  for (const row of rows) {
    const person = personOf(row)
    const reason = reasons.get(person)
    if (reason === undefined) kept.push(row)
    else skipped.push({ line: row.line, name: fullName(row), reason })
    if (reason === undefined) reasons.set(person, `Stands in line ${row.line} already, as ${row.role}.`)
  }
  return { rows: kept, skipped }
}

/**
 * The talent that a file adds to a session.
 * @param records of the session
 * @throws DomainError invalid `file` for another file, `wrong_rows` with `{line}.{column}` of each fault
 */
export function planBulkAdd(
  lines: readonly CsvLine[],
  rules: BulkRules,
  records: readonly CheckInRecord[],
  phones: PhoneNumbers,
): BulkPlan {
  const [header, ...body] = lines
  requireHeader(header)
  if (body.length > BULK_LIMIT_ROWS)
    throw invalid(
      'file',
      `This file has more than ${BULK_LIMIT_ROWS.toLocaleString('en-US')} talent. Split it.`,
    )
  if (body.length === 0) throw invalid('file', 'This file has no talent below its header.')
  const faults: [string, string][] = []
  const rows = body.map((line) =>
    readRow(line, rules, phones, (column, words) => faults.push([`${line.line}.${column}`, words])),
  )
  refuseFaults(faults)
  return withoutKnown(
    rows.filter((row) => row !== null),
    records,
  )
}
