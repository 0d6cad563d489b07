import type { FrameRepository, FrameRole, TimeFrame } from '@callboard/scheduling'
import type { Knex } from 'knex'
import { inParts, insertIfAbsent, locked, type Query } from '../dialect/index.ts'
import {
  instant,
  isNumber,
  isText,
  json,
  listOf,
  number,
  objectOf,
  Rows,
  type Told,
  tableOf,
  text,
} from '../table/index.ts'

const FRAMES = tableOf<TimeFrame>().named('time_frame', {
  id: text('id'),
  sessionId: text('session_id'),
  dayId: text('day_id'),
  name: text('name'),
  date: text('date'),
  zone: text('time_zone'),
  startTime: text('start_time'),
  endTime: text('end_time'),
  slotSeconds: number('slot_seconds'),
  roles: json('roles', listOf(objectOf<FrameRole>({ role: isText, count: isNumber }))),
  createdBy: text('created_by'),
  createdAt: instant('created_at'),
  version: number('version'),
})

const TOLD: Told<TimeFrame> = {
  thing: 'time frame',
  idOf: ({ id }) => id,
  fields: {
    id: 'untold',
    sessionId: 'untold',
    dayId: 'untold',
    name: 'shown',
    date: 'shown',
    zone: 'shown',
    startTime: 'shown',
    endTime: 'shown',
    slotSeconds: 'shown',
    roles: 'shown',
    createdBy: 'untold',
    createdAt: 'untold',
    version: 'untold',
  },
}

export function frameRepository(query: Query): FrameRepository {
  const rows = new Rows(FRAMES, query, TOLD)

  /** Locks the row of the date, which the first to come makes. */
  async function locking<Row>(
    sessionId: string,
    dayId: string,
    select: (day: Knex.QueryBuilder) => Knex.QueryBuilder,
  ): Promise<readonly Row[]> {
    const lock = async (): Promise<readonly Row[]> =>
      await select(locked(query('schedule_day as day').where('day.day_id', dayId)))
    const found = await lock()
    if (found.length > 0) return found
    await insertIfAbsent(query, 'schedule_day', { day_id: dayId, session_id: sessionId })
    return await lock()
  }

  /** In one order everywhere, so that two transactions with several locks do not wait for each other. */
  const days = (
    sessionIds: readonly string[],
    locking: (found: Knex.QueryBuilder) => Knex.QueryBuilder = (found) => found,
  ): Promise<readonly string[]> =>
    inParts([...sessionIds].sort(), (ids) =>
      locking(query('schedule_day').whereIn('session_id', ids).orderBy(['session_id', 'day_id'])).pluck(
        'day_id',
      ),
    )

  return {
    lockDay: async (sessionId, dayId) => {
      await locking(sessionId, dayId, (day) => day.select('day.day_id'))
    },
    lockDayAndFind: async (sessionId, dayId, frameId) => {
      const [row] = await locking<{ readonly id: string | null }>(sessionId, dayId, (day) =>
        day
          .leftJoin('time_frame as frame', (join) =>
            join.on('frame.day_id', 'day.day_id').andOnVal('frame.id', frameId),
          )
          .select('frame.*'),
      )
      return row && row.id !== null ? FRAMES.fromRow(row) : null
    },
    daysOf: (sessionIds) => days(sessionIds),
    lockDays: (sessionIds) => days(sessionIds, locked),
    ofDay: (dayId) => rows.all(rows.where({ day_id: dayId }).orderBy(['start_time', 'id'])),
    ofDays: (dayIds) =>
      inParts(dayIds, (ids) =>
        rows.all(query(FRAMES.name).whereIn('day_id', ids).orderBy(['start_time', 'id'])),
      ),
    find: (id) => rows.find({ id }),
    insert: (frame) => rows.add(frame),
    save: (frame) => rows.save(frame),
    remove: (id) => rows.remove({ id }),
  }
}
