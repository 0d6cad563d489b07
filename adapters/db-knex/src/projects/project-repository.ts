import type {
  Project,
  ProjectPage,
  ProjectPerson,
  ProjectRepository,
  ProjectTexts,
  StaffMember,
} from '@callboard/projects'
import type { Knex } from 'knex'
import { insertIfAbsent, literal, locked, type Query, searchKey } from '../dialect/index.ts'
import {
  flag,
  instant,
  isText,
  json,
  listOf,
  noteChange,
  number,
  objectOf,
  orAbsent,
  orNull,
  parts,
  Rows,
  type Told,
  tableOf,
  text,
} from '../table/index.ts'

const nameKey = (name: string): string => name.toLocaleLowerCase('en')

const isTexts = objectOf<ProjectTexts>({
  thankyou_message: orAbsent(isText),
  position_messages: orAbsent(listOf(isText)),
  good_bye_message: orAbsent(isText),
  delete_message: orAbsent(isText),
})

const PROJECTS = tableOf<Omit<Project, 'castingDirectorIds'>>().named(
  'project',
  {
    id: text('id'),
    name: text('name'),
    uri: text('uri'),
    meetingIds: parts({
      main: text('main_meeting_id'),
      test: text('test_meeting_id'),
      backoffice: text('backoffice_meeting_id'),
    }),
    archived: flag('archived'),
    lastArchivedAt: orNull(instant('last_archived_at')),
    skipVirtualLobby: flag('skip_virtual_lobby'),
    allowTalentCreateRole: flag('allow_talent_create_role'),
    localRecordingEnabled: flag('local_recording_enabled'),
    feedbackEnabled: flag('feedback_enabled'),
    reshootEnabled: flag('reshoot_enabled'),
    reminders: flag('reminders'),
    roles: json('roles', listOf(isText)),
    texts: json('texts', isTexts),
    brand: parts({ logoKey: orNull(text('logo_key')), accent: orNull(text('accent')) }),
    createdBy: text('created_by'),
    createdAt: instant('created_at'),
    deletedAt: orNull(instant('deleted_at')),
    version: number('version'),
  },
  { name_key: (project) => nameKey(project.name), search_key: (project) => searchKey(project.name) },
)
const TOLD: Told<Project> = {
  thing: 'project',
  idOf: ({ id }) => id,
  fields: {
    id: 'untold',
    name: 'shown',
    uri: 'shown',
    meetingIds: 'changed',
    archived: 'shown',
    lastArchivedAt: 'untold',
    skipVirtualLobby: 'shown',
    allowTalentCreateRole: 'shown',
    localRecordingEnabled: 'shown',
    feedbackEnabled: 'shown',
    reshootEnabled: 'shown',
    reminders: 'shown',
    roles: 'shown',
    castingDirectorIds: 'shown',
    texts: 'changed',
    brand: 'changed',
    createdBy: 'untold',
    createdAt: 'untold',
    deletedAt: 'shown',
    version: 'untold',
  },
}
const DIRECTORS = 'project_casting_director'
const MEETINGS = 'project_meeting'

const containing = (part: string) => `%${literal(part)}%`

export function projectRepository(query: Query): ProjectRepository {
  const rows = new Rows(PROJECTS, query)
  const kept = () => query(PROJECTS.name).whereNull('deleted_at')

  const managersOfSessions = () =>
    query('session_date_manager as manager')
      .join('casting_session as session', 'session.id', 'manager.session_id')
      .whereNull('session.deleted_at')

  const ownedBy = (userId: string) => query(DIRECTORS).where({ user_id: userId }).select('project_id')
  const runBy = (userId: string) =>
    managersOfSessions().where({ 'manager.user_id': userId }).select('session.project_id')
  /** The same standings as the policy gives: owners are casting directors, managers either type. */
  const workedOnBy =
    ({ userId, as }: StaffMember) =>
    (projects: Knex.QueryBuilder) => {
      projects.whereIn('id', runBy(userId))
      if (as === 'casting_director') projects.orWhereIn('id', ownedBy(userId))
    }

  const invitedTo = (userId: string) =>
    query('project_client').where({ user_id: userId }).select('project_id')

  const of = ({ userId, as }: ProjectPerson) => {
    if (as === 'owner') return (projects: Knex.QueryBuilder) => projects.whereIn('id', ownedBy(userId))
    if (as === 'client') return (projects: Knex.QueryBuilder) => projects.whereIn('id', invitedTo(userId))
    return workedOnBy({ userId, as })
  }

  const datesThat = (invoiced: boolean) =>
    query('session_date as date')
      .join('casting_session as session', 'session.id', 'date.session_id')
      .whereNull('session.deleted_at')
      .where('session.project_id', query.ref('project.id'))
      .where('date.invoiced', invoiced)

  const pending = (before: string) =>
    datesThat(false)
      .where('date.date', '<', before)
      .whereExists(
        query('session_date_manager as manager')
          .where({ 'manager.date_id': query.ref('date.id') })
          .select(query.raw('1')),
      )

  function invoicing(projects: Knex.QueryBuilder, invoiced: boolean): void {
    if (invoiced) projects.whereExists(datesThat(true)).whereNotExists(datesThat(false))
    else projects.whereExists(datesThat(false))
  }

  function matching(page: ProjectPage): Knex.QueryBuilder {
    const found = kept()
    if (page.archived !== undefined) found.where({ archived: page.archived })
    if (page.invoiced !== undefined) invoicing(found, page.invoiced)
    const { hasDates } = page
    if (hasDates !== undefined)
      found.whereExists(hasDates === 'invoiced' ? datesThat(true) : pending(hasDates.pendingBefore))
    if (page.ids !== undefined) found.whereIn('id', [...page.ids])
    if (page.id !== undefined) found.where({ id: page.id })
    if (page.name !== undefined)
      found.whereRaw("name_key like ? escape '!'", [containing(nameKey(page.name))])
    if (page.of) found.where(of(page.of))
    return found
  }

  async function all(select: Knex.QueryBuilder): Promise<Project[]> {
    const projects = await rows.all(select)
    if (projects.length === 0) return []
    const directors: { project_id: string; user_id: string }[] = await query(DIRECTORS)
      .whereIn(
        'project_id',
        projects.map(({ id }) => id),
      )
      .orderBy('position')
      .select('project_id', 'user_id')
    return projects.map((project) => ({
      ...project,
      castingDirectorIds: directors
        .filter((director) => director.project_id === project.id)
        .map((director) => director.user_id),
    }))
  }
  const one = async (select: Knex.QueryBuilder) => (await all(select))[0] ?? null

  async function insertDirectors(project: Project): Promise<void> {
    const directors = project.castingDirectorIds.map((user_id, position) => ({
      project_id: project.id,
      user_id,
      position,
    }))
    if (directors.length > 0) await query(DIRECTORS).insert(directors)
  }

  /** @returns false when another project has one of the meeting ids; the others may be registered then */
  async function registerMeetings({ id, meetingIds }: Project): Promise<boolean> {
    const wanted = Object.values(meetingIds).sort()
    const held: string[] = await query(MEETINGS)
      .where({ project_id: id })
      .orderBy('meeting_id')
      .pluck('meeting_id')
    if (held.join() === wanted.join()) return true
    const gone = held.filter((meeting) => !wanted.includes(meeting))
    if (gone.length > 0) await query(MEETINGS).whereIn('meeting_id', gone).delete()
    for (const meeting_id of wanted.filter((meeting) => !held.includes(meeting)))
      if (!(await insertIfAbsent(query, MEETINGS, { meeting_id, project_id: id }))) return false
    return true
  }

  return {
    insert: async (project) => {
      if (!(await rows.addIfAbsent(project))) return false
      if (!(await registerMeetings(project))) {
        await query(MEETINGS).where({ project_id: project.id }).delete()
        await rows.remove({ id: project.id })
        return false
      }
      await insertDirectors(project)
      noteChange(query, TOLD, null, project)
      return true
    },
    save: async (project) => {
      const before = await one(rows.where({ id: project.id }))
      if (!(await rows.saveUnlessTaken(project))) return false
      if (before && !(await registerMeetings(project))) {
        await rows.save(before)
        await registerMeetings({ ...project, meetingIds: before.meetingIds })
        return false
      }
      await query(DIRECTORS).where({ project_id: project.id }).delete()
      await insertDirectors(project)
      noteChange(query, TOLD, before, project)
      return true
    },
    taken: async ({ id, uri, meetingIds }) => {
      // A transaction reads what was there at its first read; a locking read sees the row that was in the way.
      const other = await locked(query(PROJECTS.name).where({ uri }).whereNot({ id })).first('id')
      if (other) return { of: 'project', address: uri }
      const [meeting]: string[] = await locked(
        query(MEETINGS).whereIn('meeting_id', Object.values(meetingIds)).whereNot({ project_id: id }),
      ).pluck('meeting_id')
      return meeting === undefined ? null : { of: 'meeting', address: meeting }
    },
    find: (id) => one(kept().where({ id })),
    locked: (id) => one(locked(kept().where({ id }))),
    findAny: (id) => one(query(PROJECTS.name).where({ id })),
    findByUri: (uri) => one(kept().where({ uri })),
    many: async (ids) => (ids.length > 0 ? await all(kept().whereIn('id', [...ids])) : []),
    page: async (page) => {
      const [counted]: { count: number }[] = await matching(page).count({ count: '*' })
      const projects = await all(matching(page).orderBy('id', 'desc').limit(page.take).offset(page.skip))
      return { projects, count: Number(counted?.count ?? 0) }
    },
    isManager: async (projectId, userId) => {
      const row: unknown = await managersOfSessions()
        .where({ 'session.project_id': projectId, 'manager.user_id': userId })
        .first('manager.user_id')
      return row !== undefined
    },
    ownedBy: async (userId) => await ownedBy(userId).pluck('project_id'),
    colleagues: async (of) => {
      const shared = () => kept().where(workedOnBy(of)).select('id')
      const people: { user_id: string }[] = await query(DIRECTORS)
        .whereIn('project_id', shared())
        .select('user_id')
        .union(managersOfSessions().whereIn('session.project_id', shared()).select('manager.user_id'))
      return people.map(({ user_id }) => user_id)
    },
    countsOf: async (userIds) => {
      if (userIds.length === 0) return new Map()
      const owned = query(DIRECTORS).whereIn('user_id', userIds).select('user_id', 'project_id')
      // A union has each pair once.
      const pairs = owned.union([
        managersOfSessions()
          .whereIn('manager.user_id', userIds)
          .select('manager.user_id', 'session.project_id'),
        query('project_client').whereIn('user_id', userIds).select('user_id', 'project_id'),
      ])
      const found: { user_id: string; count: number }[] = await kept()
        .join(pairs.as('pair'), 'pair.project_id', `${PROJECTS.name}.id`)
        .groupBy('pair.user_id')
        .select('pair.user_id')
        .count({ count: '*' })
      return new Map(found.map(({ user_id, count }) => [user_id, Number(count)]))
    },
    workOf: async (userId, from) => {
      const owned: string[] = await kept().whereIn('id', ownedBy(userId)).pluck('id')
      const shared: string[] = await query(DIRECTORS)
        .whereIn('project_id', owned)
        .whereNot({ user_id: userId })
        .distinct('project_id')
        .pluck('project_id')
      const run = await managersOfSessions()
        .join('project', 'project.id', 'session.project_id')
        .whereNull('project.deleted_at')
        .join('session_date as date', 'date.id', 'manager.date_id')
        .where({ 'manager.user_id': userId })
        .where('date.date', '>=', from)
        .distinct('date.id')
        .pluck('date.id')
      return { projects: owned.length, alone: owned.length - shared.length, dates: run.length }
    },
  }
}
