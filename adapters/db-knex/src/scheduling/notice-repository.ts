import type { Appointment, Notice, NoticeRepository } from '@callboard/scheduling'
import { inParts, type Query } from '../dialect/index.ts'
import { type Column, instant, number, Rows, readJson, tableOf, text } from '../table/index.ts'
import { APPOINTMENTS } from './appointment-repository.ts'

/** An appointment as JSON of its row. */
const appointmentJson = <Name extends string>(name: Name): Column<Appointment, Name> => ({
  name,
  // One that was held before replies were kept has none.
  read: (stored) => APPOINTMENTS.fromRow({ time_reply: null, ...Object(readJson(stored)) }),
  write: (appointment) => JSON.stringify(APPOINTMENTS.toRow(appointment)),
})

const NOTICES = tableOf<Notice>().named('appointment_notice', {
  appointmentId: text('appointment_id'),
  sessionId: text('session_id'),
  dayId: text('day_id'),
  told: appointmentJson('told'),
  before: appointmentJson('before_change'),
  change: text('change_id'),
  sequence: number('sequence'),
  dueAt: instant('due_at'),
})

export function noticeRepository(query: Query): NoticeRepository {
  const rows = new Rows(NOTICES, query)
  return {
    find: (appointmentId) => rows.find({ appointment_id: appointmentId }),
    many: (ids) => inParts(ids, (part) => rows.all(query(NOTICES.name).whereIn('appointment_id', part))),
    put: (notice) => rows.put(notice, ['appointment_id']),
    removeAll: async (ids) => {
      await inParts(ids, async (part) => {
        await query(NOTICES.name).whereIn('appointment_id', part).delete()
        return []
      })
    },
  }
}
