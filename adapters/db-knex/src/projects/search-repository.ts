import type {
  FoundPage,
  FoundProject,
  FoundSession,
  FoundTalent,
  Search,
  Searcher,
  SearchRepository,
} from '@callboard/projects'
import type { Knex } from 'knex'
import { KEY_LETTERS, LAST, literal, type Query, searchKey } from '../dialect/index.ts'
import { flag, orNull, parts, tableOf, text } from '../table/index.ts'

const PROJECT = {
  id: text('project_id'),
  name: text('project_name'),
  uri: text('project_uri'),
  archived: flag('archived'),
} as const
const PROJECT_COLUMNS = [
  'project.id as project_id',
  'project.name as project_name',
  'project.uri as project_uri',
  'project.archived',
]

const TALENT = tableOf<FoundTalent>().named('lobby_record', {
  id: text('id'),
  firstName: text('first_name'),
  lastName: text('last_name'),
  role: text('role'),
  photoKey: orNull(text('photo_key')),
  date: text('date'),
  sessionId: text('session_id'),
  sessionName: text('session_name'),
  timeZone: text('time_zone'),
  project: parts(PROJECT),
})
const SESSIONS = tableOf<Omit<FoundSession, 'dates'>>().named('casting_session', {
  id: text('id'),
  name: text('name'),
  timeZone: text('time_zone'),
  project: parts(PROJECT),
})
const PROJECTS = tableOf<FoundProject>().named('project', PROJECT)
const PAGES = tableOf<FoundPage>().named('posting_page', {
  id: text('id'),
  name: text('name'),
  project: parts(PROJECT),
})

interface FoundRow {
  readonly kind: 'talent' | 'session' | 'project' | 'page'
  /** Days with commas; null without any, and for other kinds. */
  readonly dates: string | null
}

/** Columns that only talent have, in their order. */
const OF_TALENT = ['first_name', 'last_name', 'role', 'photo_key', 'date', 'session_id', 'session_name']
const NO_TALENT = OF_TALENT.map((column) => `null as ${column}`).join(', ')

const NAME_KEYS = ['name_key', 'name_rest_key', 'last_word_key'] as const
/** Talent of one key among whom the latest are looked for. */
const MOST_SORTED = 200

/**
 * The read side of the palette: it reads the names of several modules' tables, so that one key press costs one
 * statement. It writes none of them.
 */
export function searchRepository(query: Query): SearchRepository {
  const run = (userId: string) => query('session_date_manager').where({ user_id: userId })
  const owned = (userId: string) => query('project_casting_director').where({ user_id: userId })
  const invited = (userId: string) => query('project_client as client').where('client.user_id', userId)

  /** Ids of the sessions that a person owns, runs a date of, or is invited to as client; each once. */
  function sessionsOf({ userId, as }: Searcher): Knex.QueryBuilder {
    if (as === 'client')
      return invited(userId)
        .join('casting_session as theirs', 'theirs.project_id', 'client.project_id')
        .where((one) =>
          one.where('client.session_id', '').orWhere('client.session_id', query.ref('theirs.id')),
        )
        .distinct('theirs.id')
    const ran = run(userId).distinct('session_id as id')
    if (as === 'session_manager') return ran
    return ran.union(
      owned(userId)
        .join('casting_session as theirs', 'theirs.project_id', 'project_casting_director.project_id')
        .select('theirs.id'),
    )
  }

  /** Ids of their projects; whoever runs a date of a session runs one of its project. */
  function projectsOf({ userId, as }: Searcher): Knex.QueryBuilder {
    if (as === 'client') return invited(userId).distinct('client.project_id as id')
    const ran = query('casting_session as theirs')
      .whereIn('theirs.id', run(userId).select('session_id'))
      .whereNull('theirs.deleted_at')
      .distinct('theirs.project_id as id')
    return as === 'session_manager' ? ran : ran.union(owned(userId).select('project_id as id'))
  }

  /** The rows that a person may see, with the project of each joined already. */
  function narrow(
    rows: Knex.QueryBuilder,
    of: Searcher | undefined,
    ids: (of: Searcher) => Knex.QueryBuilder,
    column: string,
  ): Knex.QueryBuilder {
    rows.whereNull('project.deleted_at')
    if (!of) return rows
    // A union is made once, before the join. In MariaDB `in` and `or` would be asked of each row.
    rows.join(ids(of).as('seen'), 'seen.id', column)
    return of.as === 'client' ? rows.where('project.archived', false) : rows
  }

  function talent({ text, of, limit }: Search): Knex.QueryBuilder {
    const key = searchKey(text).slice(0, KEY_LETTERS)
    const within = (column: string) => (range: Knex.QueryBuilder) =>
      range.where(column, '>=', key).where(column, '<', `${key}${LAST}`)
    const begins = (either: Knex.QueryBuilder) => {
      for (const column of NAME_KEYS) either.orWhere(within(`own.${column}`))
    }
    // Of the own talent those of the newest sessions, so that two letters do not read the rows of a tenth of them.
    const ofNewest = (searcher: Searcher) =>
      query('lobby_record as own')
        .join(sessionsOf(searcher).as('mine'), 'mine.id', 'own.session_id')
        .where(begins)
        .orderBy('own.session_id', 'desc')
        .limit(MOST_SORTED * NAME_KEYS.length)
        .select('own.id')
    // Of all talent the first by each key, so that two letters do not sort a tenth of everybody.
    const first = (column: string) =>
      query(
        query('lobby_record')
          .where(within(column))
          .orderBy(column)
          .limit(MOST_SORTED)
          .select('id')
          .as('first'),
      ).select('id')
    const [whole, ...others] = NAME_KEYS.map(first)
    // The names are compared in an index: reading each row of their sessions takes three times as long.
    const select = query('lobby_record as named')
      .join('lobby_record as record', 'record.id', 'named.id')
      .join('casting_session as session', 'session.id', 'named.session_id')
      .join('project', 'project.id', 'session.project_id')
      .whereNull('record.deleted_at')
      .whereNull('record.copied_from')
      .whereNull('session.deleted_at')
      .orderBy([
        { column: 'record.checked_in_time', order: 'desc' },
        { column: 'record.id', order: 'desc' },
      ])
      .limit(limit)
      .select(
        query.raw("'talent' as kind"),
        'record.id',
        query.raw("'' as name"),
        'session.time_zone',
        query.raw('null as dates'),
        ...PROJECT_COLUMNS,
        'record.first_name',
        'record.last_name',
        'record.role',
        'record.photo_key',
        'record.date',
        'session.id as session_id',
        'session.name as session_name',
      )
    if (!of) select.join(whole!.union(others).as('early'), 'early.id', 'named.id')
    return narrow(select, of, ofNewest, 'named.id')
  }

  function named({ text, of, limit, around }: Search): readonly Knex.QueryBuilder[] {
    const begin = literal(searchKey(text))
    const begins = (column: string) => (either: Knex.QueryBuilder) =>
      either
        .whereRaw(`${column} like ? escape '!'`, [`${begin}%`])
        .orWhereRaw(`${column} like ? escape '!'`, [`% ${begin}%`])
    const dates = query('session_date as date')
      .where('date.session_id', query.ref('session.id'))
      .whereIn('date.date', [...around])
      .select(query.raw('group_concat(date.date)'))

    const sessions = query('casting_session as session')
      .join('project', 'project.id', 'session.project_id')
      .whereNull('session.deleted_at')
      .where(begins('session.search_key'))
      .orderByRaw('case when dates is null then 1 else 0 end, session.id desc')
      .select(
        query.raw("'session' as kind"),
        'session.id',
        'session.name',
        'session.time_zone',
        dates.as('dates'),
        ...PROJECT_COLUMNS,
        query.raw(NO_TALENT),
      )
    const projects = query('project')
      .where(begins('project.search_key'))
      .orderBy('project.id', 'desc')
      .select(
        query.raw("'project' as kind"),
        'project.id',
        'project.name',
        query.raw("'' as time_zone"),
        query.raw('null as dates'),
        ...PROJECT_COLUMNS,
        query.raw(NO_TALENT),
      )
    const pages = query('posting_page as page')
      .join('project', 'project.id', 'page.project_id')
      .whereNull('page.deleted_at')
      .where(begins('page.search_key'))
      .orderBy('page.id', 'desc')
      .select(
        query.raw("'page' as kind"),
        'page.id',
        'page.name',
        query.raw("'' as time_zone"),
        query.raw('null as dates'),
        ...PROJECT_COLUMNS,
        query.raw(NO_TALENT),
      )
    return [
      narrow(sessions, of, sessionsOf, 'session.id'),
      narrow(projects, of, projectsOf, 'project.id'),
      // A page opens to clients by its link only, which no table gives to an account.
      ...(of?.as === 'client' ? [] : [narrow(pages, of, projectsOf, 'project.id')]),
    ].map((kind) => kind.limit(limit))
  }

  return {
    find: async (search) => {
      const [first, ...rest] = [talent(search), ...named(search)].map((kind) =>
        query(kind.as('found')).select('found.*'),
      )
      const rows: FoundRow[] = await first!.unionAll(rest)
      const ofKind = (wanted: FoundRow['kind']) => rows.filter(({ kind }) => kind === wanted)
      return {
        talent: ofKind('talent').map(TALENT.fromRow),
        sessions: ofKind('session').map((row) => ({
          ...SESSIONS.fromRow(row),
          dates: row.dates?.split(',') ?? [],
        })),
        projects: ofKind('project').map(PROJECTS.fromRow),
        pages: ofKind('page').map(PAGES.fromRow),
      }
    },
  }
}
