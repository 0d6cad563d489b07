import type { LostTime, LostTimeRepository } from '@callboard/scheduling'
import { LOSS_CAUSES } from '@callboard/scheduling/contract'
import { inParts, type Query } from '../dialect/index.ts'
import { instant, oneOf, orNull, Rows, type Told, tableOf, text } from '../table/index.ts'
import { APPOINTMENTS } from './appointment-repository.ts'

const LOST_TIMES = tableOf<LostTime>().named('lost_time', {
  id: text('id'),
  sessionId: text('session_id'),
  dayId: text('day_id'),
  talentId: text('talent_id'),
  start: instant('start_at'),
  role: text('role'),
  cause: oneOf('cause', LOSS_CAUSES),
  lostAt: instant('lost_at'),
  lostBy: orNull(text('lost_by')),
  doneAt: orNull(instant('done_at')),
})

/** The cancellation itself is told with the appointment. */
const TOLD: Told<LostTime> = {
  thing: 'cancelled appointment',
  idOf: ({ id }) => id,
  fields: {
    id: 'untold',
    sessionId: 'untold',
    dayId: 'untold',
    talentId: 'untold',
    start: 'untold',
    role: 'untold',
    cause: 'untold',
    lostAt: 'untold',
    lostBy: 'untold',
    doneAt: 'shown',
  },
}

export function lostTimeRepository(query: Query): LostTimeRepository {
  const rows = new Rows(LOST_TIMES, query, TOLD)
  return {
    find: (id) => rows.find({ id }),
    open: (sessionIds) =>
      inParts(sessionIds, (ids) =>
        rows.all(
          query(LOST_TIMES.name)
            .whereIn('session_id', ids)
            .whereNull('done_at')
            .whereNotExists(
              query({ since: APPOINTMENTS.name })
                .select(query.raw('1'))
                .where('since.talent_id', query.ref('lost_time.talent_id'))
                .where('since.session_id', query.ref('lost_time.session_id'))
                .where('since.created_at', '>=', query.ref('lost_time.lost_at')),
            )
            .orderBy('lost_at', 'desc'),
        ),
      ),
    talentOf: async (sessionIds) => [
      ...new Set(
        await inParts(sessionIds, (ids) =>
          query(LOST_TIMES.name).whereIn('session_id', ids).distinct('talent_id').pluck('talent_id'),
        ),
      ),
    ],
    ofTalent: (talentId) => rows.all(rows.where({ talent_id: talentId }).orderBy('lost_at', 'desc')),
    add: async (...lost) => {
      for (const [dayId, ofDay] of Map.groupBy(lost, (one) => one.dayId))
        await inParts(
          ofDay.map(({ talentId }) => talentId),
          async (ids) => {
            await query(LOST_TIMES.name).where({ day_id: dayId }).whereIn('talent_id', ids).delete()
            return []
          },
        )
      await rows.addAll(lost)
    },
    save: (lost) => rows.save(lost),
    remove: async (id) => {
      await rows.where({ id }).delete()
    },
    forget: async (userId) => {
      await rows.where({ talent_id: userId }).delete()
      await rows.where({ lost_by: userId }).update({ lost_by: null })
    },
  }
}
