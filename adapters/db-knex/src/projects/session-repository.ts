import type { Session, SessionRepository } from '@callboard/projects'
import type { Knex } from 'knex'
import { locked, pointReads, type Query } from '../dialect/index.ts'
import { Rows } from '../table/index.ts'
import {
  DATES,
  dateRows,
  MANAGERS,
  managerRows,
  type OutlineRow,
  outlinesFromRows,
  SESSIONS,
  sessionFromRows,
} from './session-table.ts'

interface VersionsRow {
  readonly id: string
  readonly session: number
  readonly project: number
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
        .select('session.id', 'session.version as session', 'project.version as project'),
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
  const find = async (id: string) => (await all(kept().where('session.id', id)))[0] ?? null

  async function insertDates(session: Session): Promise<void> {
    await dates.addAll(dateRows(session))
    await managers.addAll(managerRows(session))
  }

  return {
    insert: async (session) => {
      await sessions.add(session)
      await insertDates(session)
    },
    save: async (session) => {
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
    findAny: async (id) =>
      (await all(query('casting_session as session').where('session.id', id)))[0] ?? null,
    runBy: async (userId) =>
      await kept()
        .whereIn('session.id', managers.where({ user_id: userId }).select('session_id'))
        .pluck('session.id'),
    many: async (ids) => (ids.length > 0 ? await all(kept().whereIn('session.id', [...ids])) : []),
    ofProject: (projectId) => all(kept().where('session.project_id', projectId)),
    outlines: async (projectIds, runBy) => {
      const found = kept()
        .leftJoin('session_date as date', 'date.session_id', 'session.id')
        .whereIn('session.project_id', [...projectIds])
        .orderBy(ORDER)
        .orderBy('date.date')
      if (runBy !== null) {
        found.whereIn('session.id', managers.where({ user_id: runBy }).select('session_id'))
      }
      const rows: OutlineRow[] = await found.select(
        'session.id',
        'session.project_id',
        'session.name',
        'session.time_zone',
        'session.sort_order',
        'date.id as date_id',
        'date.date',
        'date.start_time',
        'date.location_type',
        query.raw(
          'exists (select 1 from session_date_manager manager where manager.date_id = ??) as has_manager',
          ['date.id'],
        ),
      )
      return outlinesFromRows(rows)
    },
    stamp: async (sessionId) => {
      const row = await versions(sessionId)
      return row && `${row.session}.${row.project}`
    },
  }
}
