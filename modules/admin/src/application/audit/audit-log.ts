import { USER_DIRECTORY } from '@callboard/accounts/queries'
import { CLOCK, CSV_FILES, invalid, type NeedsOf, useCase } from '@callboard/core'
import { SESSION_DIRECTORY } from '@callboard/projects/queries'
import { type AuditEntry, downloadAudit, listAudit, MOST_AUDIT_ROWS } from '../../contract/index.ts'
import { allowSuperAdmin } from '../allow-super-admin.ts'
import { namesOf } from '../names.ts'
import { ADMIN_STORE, type AuditFilter, type AuditRecord } from '../ports/index.ts'

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

const known = (ids: readonly (string | null)[]): readonly string[] => [
  ...new Set(ids.filter((id) => id !== null)),
]

async function entriesOf({ users, projects }: Needs, records: readonly AuditRecord[]): Promise<AuditEntry[]> {
  const ids = known(records.map(({ projectId }) => projectId))
  const [names, found] = await Promise.all([
    namesOf(users, known(records.map(({ userId }) => userId))),
    projects.names(ids),
  ])
  return records.map(
    ({ number, at, userId, userType, projectId, action, names: about, fields, changes }) => ({
      _id: String(number),
      at: at.toISOString(),
      user: { _id: userId, name: names.get(userId ?? '') ?? null, type: userType },
      project: projectId === null ? null : { _id: projectId, name: found.get(projectId) ?? null },
      action,
      names: about,
      fields: [...fields],
      changes: [...changes],
    }),
  )
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
  'Project',
  'Project id',
  'About',
  'Fields',
  'Changed',
  'Before',
  'After',
]

const inLines = (values: readonly string[]): string => values.join('\n')

const line = ({ _id, at, user, project, action, names, fields, changes }: AuditEntry): readonly string[] => [
  _id,
  at,
  user.name ?? '',
  user._id ?? '',
  user.type,
  action,
  project?.name ?? '',
  project?._id ?? '',
  Object.entries(names)
    .map(([field, id]) => `${field}=${id}`)
    .join(' '),
  fields.join(' '),
  // A line of the cell for each field, in all three columns.
  inLines(changes.map(({ thing, id, field }) => `${thing} ${id} ${field}`)),
  inLines(changes.map(({ before }) => (before === undefined ? 'not kept' : (before ?? '')))),
  inLines(changes.map(({ after }) => (after === undefined ? 'not kept' : (after ?? '')))),
]

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
