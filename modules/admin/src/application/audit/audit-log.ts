import { USER_DIRECTORY } from '@callboard/accounts/queries'
import { CLOCK, CSV_FILES, invalid, type NeedsOf, useCase } from '@callboard/core'
import { SESSION_DIRECTORY } from '@callboard/projects/queries'
import {
  type AuditEntry,
  downloadAudit,
  listAudit,
  MOST_AUDIT_ROWS,
  type NamedThing,
  sayAction,
  sayField,
  sayThing,
  sayValue,
  thingsOf,
} from '../../contract/index.ts'
import { allowSuperAdmin } from '../allow-super-admin.ts'
import { ADMIN_STORE, type AuditFilter, type AuditRecord } from '../ports/index.ts'
import { namedThings } from './named-things.ts'

const PAGE = 20

const NEEDS = { store: ADMIN_STORE, users: USER_DIRECTORY, projects: SESSION_DIRECTORY }
type Needs = NeedsOf<typeof NEEDS>

interface Asked {
  readonly user_id?: string
  readonly project_id?: string
  readonly since?: string
  readonly until?: string
}

const filterOf = ({ user_id, project_id, since, until }: Asked): AuditFilter => ({
  userId: user_id,
  projectId: project_id,
  since: since === undefined ? undefined : new Date(since),
  until: until === undefined ? undefined : new Date(until),
})

async function entriesOf(needs: Needs, records: readonly AuditRecord[]): Promise<AuditEntry[]> {
  const namesIn = await namedThings(needs, records)
  return records.map((record) => {
    const { number, at, userId, userType, projectId, action, names, fields, changes } = record
    const { user, project, named } = namesIn(record)
    return {
      _id: String(number),
      at: at.toISOString(),
      user: { _id: userId, name: user, type: userType },
      project: projectId === null ? null : { _id: projectId, name: project },
      action,
      names,
      fields: [...fields],
      changes: [...changes],
      named,
    }
  })
}

export const ListAudit = useCase(listAudit, NEEDS, async ({ needs, actor, input }) => {
  allowSuperAdmin(actor)
  const take = input.take ?? PAGE
  // The row named by `before` follows: a page back is always followed by another.
  const ahead = input.before === undefined ? 1 : 0
  const filter = {
    ...filterOf(input),
    ...(input.after === undefined ? {} : { after: Number(input.after) }),
    ...(input.before === undefined ? {} : { before: Number(input.before) }),
  }
  const found = await needs.store.read(({ audit }) => audit.page(filter, take + ahead))
  return {
    entries: await entriesOf(needs, found.slice(0, take)),
    has_more: input.before !== undefined || found.length > take,
  }
})

const HEAD = [
  'Number',
  'Time (UTC)',
  'User',
  'User id',
  'Type',
  'Action',
  'Call',
  'Project',
  'Project id',
  'About',
  'About id',
  'Fields',
  'Changed',
  'Changed id',
  'Before',
  'After',
]

const inLines = (values: readonly string[]): string => values.join('\n')

/** A name and the id, which tells namesakes apart. */
const nameAndId = ({ name, ...thing }: NamedThing, id: string): string =>
  name === null ? `${sayThing({ ...thing, name }).toLowerCase()} (${id})` : `${name} (${id})`

function line(entry: AuditEntry): readonly string[] {
  const { _id, at, user, action, project, names, fields, changes, named } = entry
  const value = (held: string | null | undefined) =>
    held === undefined ? 'not kept' : sayValue(held ?? '', named, nameAndId)
  const thing = (id: string, kind: string) => (named[id] ? sayThing(named[id]) : kind)
  return [
    _id,
    at,
    user.name ?? (user._id === null ? '' : 'A deleted user'),
    user._id ?? '',
    user.type,
    sayAction(action, changes),
    action,
    project ? (project.name ?? 'A deleted project') : '',
    project?._id ?? '',
    thingsOf(entry)
      .map((id) => sayThing(named[id]!))
      .join('; '),
    Object.entries(names)
      .map(([field, id]) => `${field}=${id}`)
      .join(' '),
    fields.join(' '),
    // A line of the cell for each field, in all four columns.
    inLines(changes.map((change) => `${thing(change.id, change.thing)}: ${sayField(change.field)}`)),
    inLines(changes.map(({ id }) => id)),
    inLines(changes.map(({ before }) => value(before))),
    inLines(changes.map(({ after }) => value(after))),
  ]
}

export const DownloadAudit = useCase(
  downloadAudit,
  { ...NEEDS, csv: CSV_FILES, clock: CLOCK },
  async ({ needs, actor, input }) => {
    allowSuperAdmin(actor)
    const found = await needs.store.read(({ audit }) => audit.page(filterOf(input), MOST_AUDIT_ROWS + 1))
    if (found.length > MOST_AUDIT_ROWS)
      throw invalid('since', `There are more than ${MOST_AUDIT_ROWS} rows. Choose fewer days.`)
    const entries = await entriesOf(needs, found)
    const day = needs.clock.now().toISOString().slice(0, 10)
    return {
      content: needs.csv.write([HEAD, ...entries.map(line)]),
      version: `${found.length}-${found[0]?.number ?? 0}`,
      file_name: `audit-log-${day}.csv`,
    }
  },
)
