import type { FrameRepository, TimeFrame } from '@callboard/scheduling'
import type { Knex } from 'knex'
import { insertIfAbsent, locked } from '../dialect/index.ts'
import { frameFromRow, frameToRow, type TimeFrameRow } from './time-frame.row.ts'

export class KnexFrameRepository implements FrameRepository {
  readonly #query: Knex

  constructor(query: Knex) {
    this.#query = query
  }

  async lockDay(sessionId: string, dayId: string): Promise<void> {
    const lock = () => locked(this.#query('schedule_day').where({ day_id: dayId })).select('day_id')
    if ((await lock()).length > 0) return
    await insertIfAbsent(this.#query, 'schedule_day', { day_id: dayId, session_id: sessionId })
    await lock()
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
