import type { Session, SessionOutline, SessionRepository } from '@callboard/projects'
import type { Knex } from 'knex'
import { flagFromRow, insertInParts, locked, pointReads, type Query } from '../dialect/index.ts'
import {
  dateToRow,
  locationTypeFromRow,
  type ManagerRow,
  managersToRows,
  type SessionDateRow,
  type SessionRow,
  sessionFromRows,
  sessionToRow,
} from './session.row.ts'

interface OutlineRow {
  readonly id: string
  readonly project_id: string
  readonly name: string
  readonly time_zone: string
  readonly sort_order: number
  readonly date_id: string | null
  readonly date: string
  readonly start_time: string
  readonly location_type: string
  readonly has_manager: unknown
}

interface VersionsRow {
  readonly id: string
  readonly session: number
  readonly project: number
}

const ORDER = [{ column: 'session.sort_order' }, { column: 'session.id' }]

function outlinesFromRows(rows: readonly OutlineRow[]): SessionOutline[] {
  const bySession = Map.groupBy(rows, (row) => row.id)
  return [...bySession.values()].map((ofSession) => {
    const [first] = ofSession as [OutlineRow]
    return {
      id: first.id,
      projectId: first.project_id,
      name: first.name,
      timeZone: first.time_zone,
      sortOrder: first.sort_order,
      dates: ofSession.flatMap((row) =>
        row.date_id === null
          ? []
          : [
              {
                id: row.date_id,
                date: row.date,
                startTime: row.start_time,
                locationType: locationTypeFromRow(row.location_type),
                hasManager: flagFromRow(row.has_manager),
              },
            ],
      ),
    }
  })
}

export class KnexSessionRepository implements SessionRepository {
  readonly #query: Query
  readonly #versions: (id: string) => Promise<VersionsRow | null>

  constructor(query: Query) {
    this.#query = query
    this.#versions = pointReads<VersionsRow>(
      query,
      ({ id }) => id,
      (ids) =>
        this.#kept()
          .whereIn('session.id', ids)
          .select('session.id', 'session.version as session', 'project.version as project'),
    )
  }

  async insert(session: Session): Promise<void> {
    await this.#query('casting_session').insert(sessionToRow(session))
    await this.#insertDates(session)
  }

  async save(session: Session): Promise<void> {
    await this.#query('casting_session').where({ id: session.id }).update(sessionToRow(session))
    // All at once, because two dates may have changed places and no day may be there twice in between.
    await this.#query('session_date_manager').where({ session_id: session.id }).delete()
    await this.#query('session_date').where({ session_id: session.id }).delete()
    await this.#insertDates(session)
  }

  async find(id: string): Promise<Session | null> {
    const [session] = await this.#all(this.#kept().where('session.id', id))
    return session ?? null
  }

  async locked(id: string): Promise<Session | null> {
    await locked(this.#query('casting_session').where({ id })).select('id')
    return await this.find(id)
  }

  async many(ids: readonly string[]): Promise<readonly Session[]> {
    return ids.length > 0 ? await this.#all(this.#kept().whereIn('session.id', [...ids])) : []
  }

  async ofProject(projectId: string): Promise<readonly Session[]> {
    return await this.#all(this.#kept().where('session.project_id', projectId))
  }

  async outlines(projectIds: readonly string[], runBy: string | null): Promise<readonly SessionOutline[]> {
    const query = this.#kept()
      .leftJoin('session_date as date', 'date.session_id', 'session.id')
      .whereIn('session.project_id', [...projectIds])
      .orderBy(ORDER)
      .orderBy('date.date')
    if (runBy !== null) {
      query.whereIn(
        'session.id',
        this.#query('session_date_manager').where({ user_id: runBy }).select('session_id'),
      )
    }
    const rows: OutlineRow[] = await query.select(
      'session.id',
      'session.project_id',
      'session.name',
      'session.time_zone',
      'session.sort_order',
      'date.id as date_id',
      'date.date',
      'date.start_time',
      'date.location_type',
      this.#query.raw(
        'exists (select 1 from session_date_manager manager where manager.date_id = ??) as has_manager',
        ['date.id'],
      ),
    )
    return outlinesFromRows(rows)
  }

  async stamp(sessionId: string): Promise<string | null> {
    const row = await this.#versions(sessionId)
    return row && `${row.session}.${row.project}`
  }

  #kept(): Knex.QueryBuilder {
    return this.#query('casting_session as session')
      .join('project', 'project.id', 'session.project_id')
      .whereNull('session.deleted_at')
      .whereNull('project.deleted_at')
  }

  async #all(query: Knex.QueryBuilder): Promise<Session[]> {
    const rows: SessionRow[] = await query.orderBy(ORDER).select('session.*')
    if (rows.length === 0) return []
    const ids = rows.map((row) => row.id)
    const dates: SessionDateRow[] = await this.#query('session_date')
      .whereIn('session_id', ids)
      .orderBy('date')
    const managers: ManagerRow[] = await this.#query('session_date_manager').whereIn('session_id', ids)
    const datesOf = Map.groupBy(dates, (date) => date.session_id)
    const managersOf = Map.groupBy(managers, (manager) => manager.session_id)
    return rows.map((row) => sessionFromRows(row, datesOf.get(row.id) ?? [], managersOf.get(row.id) ?? []))
  }

  async #insertDates(session: Session): Promise<void> {
    const dates = session.dates.map((date) => dateToRow(session.id, date))
    const managers = session.dates.flatMap((date) => managersToRows(session.id, date))
    await insertInParts(this.#query, 'session_date', dates)
    await insertInParts(this.#query, 'session_date_manager', managers)
  }
}
