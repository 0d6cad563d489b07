import type { AuditChange, AuditedCall, AuditTrail } from '@callboard/core'
import { locked, type Query } from '../dialect/index.ts'
import type { Database } from '../open-database.ts'
import {
  changesIn,
  inOrder,
  instant,
  isAny,
  json,
  number,
  orNull,
  readInstant,
  tableOf,
  text,
} from '../table/index.ts'
import type { AuditedWork, AuditSettings } from './audited-work.ts'

/** A row of the audit log; rows are only ever added. */
export interface AuditRow {
  /** From 1, without a gap. */
  readonly number: number
  readonly at: Date
  readonly actor: string
  readonly userId: string | null
  readonly projectId: string | null
  readonly action: string
  readonly subject: string | null
  readonly data: unknown
  /** Over this row and the digest of the one before it. */
  readonly digest: string
}

export const AUDIT = tableOf<AuditRow>().named('audit_entry', {
  number: number('number'),
  at: instant('at'),
  actor: text('actor'),
  userId: orNull(text('user_id')),
  projectId: orNull(text('project_id')),
  action: text('action'),
  subject: orNull(text('subject')),
  data: json('data', isAny),
  digest: text('digest'),
})

/** The end of the chain, by which rows that were cut off are missed. */
const HEAD = 'audit_head'

/** The one form that a row is digested in. */
const canonical = (row: Omit<AuditRow, 'digest'>, before: string): string =>
  JSON.stringify([
    row.number,
    row.at.toISOString(),
    row.actor,
    row.userId,
    row.projectId,
    row.action,
    row.subject,
    inOrder(row.data),
    before,
  ])

const sealedHead = (last: number, digest: string) => JSON.stringify(['head', last, digest])

const SUBJECT_LENGTH = 200

const subjectOf = ({ names }: AuditedCall): string | null =>
  Object.entries(names)
    .map(([field, id]) => `${field}=${id}`)
    .join(' ')
    .slice(0, SUBJECT_LENGTH) || null

/** The project that a call has made, which it could not name. */
const changedProject = (changes: readonly AuditChange[]): string | null =>
  changes.find(({ thing }) => thing === 'project')?.id ?? null

/**
 * Adds the row of a call as the last thing of its transaction: all staff writes wait at the head of the chain for one
 * another, from here to the commit.
 * @returns whether there was a row to add
 */
export async function addAuditRow(transaction: Query, work: AuditedWork | undefined): Promise<boolean> {
  if (!work || work.isKept) return false
  const { call, clock, seal } = work
  const changes = changesIn(transaction)
  const { names, kinds, fields } = call
  const head = await locked(transaction(HEAD).where({ id: 1 })).first('number', 'digest')
  const row = {
    number: Number(head.number) + 1,
    at: clock.now(),
    actor: call.userType,
    userId: call.userId,
    projectId: call.projectId ?? changedProject(changes),
    action: call.action,
    subject: subjectOf(call),
    data: {
      names,
      ...(Object.keys(kinds).length > 0 ? { kinds } : {}),
      fields,
      ...(changes.length > 0 ? { changes } : {}),
    },
  }
  const digest = seal(canonical(row, head.digest))
  await transaction(AUDIT.name).insert(AUDIT.toRow({ ...row, digest }))
  await transaction(HEAD)
    .where({ id: 1 })
    .update({ number: row.number, digest, seal: seal(sealedHead(row.number, digest)) })
  return true
}

export class KnexAuditTrail implements AuditTrail {
  readonly #database: Database
  readonly #settings: AuditSettings

  constructor(database: Database, settings: AuditSettings) {
    this.#database = database
    this.#settings = settings
  }

  run<T>(call: AuditedCall, work: () => Promise<T>): Promise<T> {
    return this.#database.currentAudit.run({ ...this.#settings, call, isKept: false }, work)
  }
}

export interface AuditVerdict {
  /** Number and digest of the last row: to be compared with those that were noted elsewhere. */
  readonly last: number
  readonly digest: string
  /** In order; none when the log is whole. */
  readonly faults: readonly string[]
}

const ROWS_AT_ONCE = 1_000
const MOST_FAULTS = 100

const missing = (from: number, to: number): string =>
  from === to ? `Row ${from} is missing.` : `Rows ${from} to ${to} are missing.`

/**
 * Reads the whole log: rows that were changed, removed, put in another order or cut off.
 * @param seal with the key that the rows were written under
 * @param noted the end of the log at an earlier time, which was kept elsewhere
 */
export async function verifyAudit(
  { reader }: Pick<Database, 'reader'>,
  seal: AuditSettings['seal'],
  noted?: Pick<AuditVerdict, 'last' | 'digest'>,
): Promise<AuditVerdict> {
  const faults: string[] = []
  let [last, digest] = [0, '']
  // The head first: rows that come while the log is read are not missed.
  const head = await reader(HEAD).where({ id: 1 }).first('number', 'digest', 'seal')
  const headNumber = Number(head?.number ?? 0)
  for (;;) {
    const rows: Record<string, unknown>[] = await reader(AUDIT.name)
      .where('number', '>', last)
      .andWhere('number', '<=', headNumber)
      .orderBy('number')
      .limit(ROWS_AT_ONCE)
    for (const raw of rows) {
      const row = readRow(raw)
      if (row === null) faults.push(`Row ${String(raw.number)} cannot be read.`)
      const found = Number(raw.number)
      if (found > last + 1) faults.push(missing(last + 1, found - 1))
      else if (row && row.digest !== seal(canonical(row, digest))) faults.push(`Row ${found} was changed.`)
      last = found
      digest = String(raw.digest)
      if (last === noted?.last && digest !== noted.digest)
        faults.push(`Row ${last} is not the one that was noted.`)
    }
    if (rows.length < ROWS_AT_ONCE || faults.length >= MOST_FAULTS) break
  }
  if (faults.length < MOST_FAULTS) faults.push(...headFaults(head, headNumber, { last, digest, seal }))
  if (noted && last < noted.last) faults.push(`The log ends before row ${noted.last}, which was noted.`)
  return { last, digest, faults: faults.slice(0, MOST_FAULTS) }
}

function readRow(raw: Record<string, unknown>): AuditRow | null {
  try {
    return AUDIT.fromRow({ ...raw, at: readInstant(raw.at) } as never)
  } catch {
    return null
  }
}

function headFaults(
  head: { readonly digest: string; readonly seal: string | null } | undefined,
  headNumber: number,
  { last, digest, seal }: { readonly last: number; readonly digest: string } & Pick<AuditSettings, 'seal'>,
): readonly string[] {
  if (!head) return ['The end of the log is not noted any more.']
  if (headNumber > last) return [missing(last + 1, headNumber)]
  const isWritten = headNumber > 0
  if (isWritten && head.seal !== seal(sealedHead(headNumber, head.digest)))
    return ['The noted end of the log was changed.']
  return head.digest === digest ? [] : [`Row ${last} is not the one that the log ended with.`]
}
