import type { FrameRepository, TimeFrame } from '@callboard/scheduling'
import type { Knex } from 'knex'
import { insertIfAbsent, locked, type Query } from '../dialect/index.ts'
import { frameFromRow, frameToRow, type TimeFrameRow } from './time-frame.row.ts'

export class KnexFrameRepository implements FrameRepository {
  readonly #query: Query

  constructor(query: Query) {
    this.#query = query
  }

  async lockDay(sessionId: string, dayId: string): Promise<void> {
    await this.#locking(sessionId, dayId, (day) => day.select('day.day_id'))
  }

  async lockDayAndFind(sessionId: string, dayId: string, frameId: string): Promise<TimeFrame | null> {
    const [row] = await this.#locking<TimeFrameRow | { readonly id: null }>(sessionId, dayId, (day) =>
      day
        .leftJoin('time_frame as frame', (join) =>
          join.on('frame.day_id', 'day.day_id').andOnVal('frame.id', frameId),
        )
        .select('frame.*'),
    )
    return row && row.id !== null ? frameFromRow(row) : null
  }

  /** Locks the row of the date, which the first to come makes. */
  async #locking<Row>(
    sessionId: string,
    dayId: string,
    select: (day: Knex.QueryBuilder) => Knex.QueryBuilder,
  ): Promise<readonly Row[]> {
    const lock = async (): Promise<readonly Row[]> =>
      await select(locked(this.#query('schedule_day as day').where('day.day_id', dayId)))
    const rows = await lock()
    if (rows.length > 0) return rows
    await insertIfAbsent(this.#query, 'schedule_day', { day_id: dayId, session_id: sessionId })
    return await lock()
  }

  async ofDay(dayId: string): Promise<readonly TimeFrame[]> {
    const rows: TimeFrameRow[] = await this.#query('time_frame')
      .where({ day_id: dayId })
      .orderBy(['start_time', 'id'])
    return rows.map(frameFromRow)
  }

  async find(id: string): Promise<TimeFrame | null> {
    const row: TimeFrameRow | undefined = await this.#query('time_frame').where({ id }).first()
    return row ? frameFromRow(row) : null
  }

  async insert(frame: TimeFrame): Promise<void> {
    await this.#query('time_frame').insert(frameToRow(frame))
  }

  async save(frame: TimeFrame): Promise<void> {
    await this.#query('time_frame').where({ id: frame.id }).update(frameToRow(frame))
  }

  async remove(id: string): Promise<void> {
    await this.#query('appointment').where({ frame_id: id }).delete()
    await this.#query('time_frame').where({ id }).delete()
  }
}
