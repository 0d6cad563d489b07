import type { Session, SessionOutline, SessionRepository } from '@callboard/projects'
import type { Knex } from 'knex'
import { locked, pointReads, type Query } from '../dialect/index.ts'
import { updateEach } from '../dialect/statements.ts'
import { isFollowed, Rows } from '../table/index.ts'
import {
  DATES,
  dateRows,
  MANAGERS,
  managerRows,
  noteSession,
  type OutlineRow,
  outlinesFromRows,
  SESSIONS,
  sessionFromRows,
} from './session-table.ts'

interface VersionsRow {
  readonly id: string
  readonly session: number
  readonly project: number
  readonly clients: number
}

const ORDER = [{ column: 'session.sort_order' }, { column: 'session.id' }]

export function sessionRepository(query: Query): SessionRepository {
  const sessions = new Rows(SESSIONS, query)
  const dates = new Rows(DATES, query)
  const managers = new Rows(MANAGERS, query)

  const kept = (): Knex.QueryBuilder =>
    query('casting_session as session')
      .join('project', 'project.id', 'session.project_id')
      .whereNull('session.deleted_at')
      .whereNull('project.deleted_at')

  const versions = pointReads<VersionsRow>(
    query,
    ({ id }) => id,
    (ids) =>
      kept()
        .whereIn('session.id', ids)
        .select(
          'session.id',
          'session.version as session',
          'project.version as project',
          'project.clients_version as clients',
        ),
  )

  async function all(select: Knex.QueryBuilder): Promise<Session[]> {
    const found = await sessions.all(select.orderBy(ORDER).select('session.*'))
    if (found.length === 0) return []
    const ids = found.map(({ id }) => id)
    const ofDates = await dates.all(query(DATES.name).whereIn('session_id', ids).orderBy('date'))
    const ofManagers = await managers.all(query(MANAGERS.name).whereIn('session_id', ids))
    const datesOf = Map.groupBy(ofDates, ({ sessionId }) => sessionId)
    const managersOf = Map.groupBy(ofManagers, ({ sessionId }) => sessionId)
    return found.map((session) =>
      sessionFromRows(session, datesOf.get(session.id) ?? [], managersOf.get(session.id) ?? []),
    )
  }
  const findAny = async (id: string) =>
    (await all(query('casting_session as session').where('session.id', id)))[0] ?? null
  const find = async (id: string) => (await all(kept().where('session.id', id)))[0] ?? null

  async function insertDates(session: Session): Promise<void> {
    await dates.addAll(dateRows(session))
    await managers.addAll(managerRows(session))
  }

  const runByUser = (userId: string) => managers.where({ user_id: userId }).select('session_id')

  /** A row for each date, and one for a session without dates. */
  const withDates = () =>
    kept()
      .leftJoin('session_date as date', 'date.session_id', 'session.id')
      .orderBy(ORDER)
      .orderBy('date.date')

  async function outlined(select: Knex.QueryBuilder): Promise<SessionOutline[]> {
    const rows: OutlineRow[] = await select.select(
      'session.id',
      'session.project_id',
      'session.name',
      'session.time_zone',
      'session.sort_order',
      'date.id as date_id',
      'date.date',
      'date.start_time',
      'date.location_type',
      'date.invoiced',
      query.raw(
        'exists (select 1 from session_date_manager manager where manager.date_id = ??) as has_manager',
        ['date.id'],
      ),
    )
    return outlinesFromRows(rows)
  }

  return {
    insert: async (session) => {
      await sessions.add(session)
      await insertDates(session)
      noteSession(query, null, session)
    },
    save: async (session) => {
      if (isFollowed(query)) noteSession(query, await findAny(session.id), session)
      await sessions.save(session)
      // All at once, because two dates may have changed places and no day may be there twice in between.
      await managers.remove({ session_id: session.id })
      await dates.remove({ session_id: session.id })
      await insertDates(session)
    },
    find,
    locked: async (id) => {
      await locked(sessions.where({ id })).select('id')
      return await find(id)
    },
    findAny,
    runBy: async (userId) =>
      await kept()
        .whereIn('session.id', managers.where({ user_id: userId }).select('session_id'))
        .pluck('session.id'),
    many: async (ids) => (ids.length > 0 ? await all(kept().whereIn('session.id', [...ids])) : []),
    ofProject: (projectId) => all(kept().where('session.project_id', projectId)),
    outlines: (projectIds, runBy) => {
      const found = withDates().whereIn('session.project_id', [...projectIds])
      return outlined(runBy === null ? found : found.whereIn('session.id', runByUser(runBy)))
    },
    outlinesOn: ({ days, of, limit }) => {
      const found = withDates()
        .where('project.archived', false)
        .whereIn('date.date', [...days])
        .limit(limit)
      if (!of) return outlined(found)
      return outlined(
        found.where((either) => {
          either.whereIn('session.id', runByUser(of.userId))
          if (of.as === 'casting_director')
            either.orWhereIn(
              'session.project_id',
              query('project_casting_director').where({ user_id: of.userId }).select('project_id'),
            )
        }),
      )
    },
    outlinesFor: async (clientId, projectIds) => {
      if (projectIds.length === 0) return []
      const invited = query('project_client as client')
        .where('client.user_id', clientId)
        .where('client.project_id', query.ref('session.project_id'))
        .where((one) =>
          one.where('client.session_id', '').orWhere('client.session_id', query.ref('session.id')),
        )
      return await outlined(
        withDates()
          .whereIn('session.project_id', [...projectIds])
          .whereExists(invited),
      )
    },
    sort: (ids) =>
      updateEach(query, SESSIONS.name, 'id', 'sort_order', new Map(ids.map((id, place) => [id, place]))),
    restrict: async ({ id, projectId }, restricted) => {
      const before = isFollowed(query) ? await findAny(id) : null
      if (before) noteSession(query, before, { ...before, privateUsers: restricted })
      await sessions.where({ id }).update({ private_users: restricted })
      await query('project').where({ id: projectId }).increment('clients_version', 1)
    },
    stamp: async (sessionId) => {
      const row = await versions(sessionId)
      return row && `${row.session}.${row.project}.${row.clients}`
    },
  }
}
