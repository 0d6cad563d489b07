import { LOCATION_TYPES } from '@callboard/projects/contract'
import type { Appointment, AppointmentRepository, TimeReply } from '@callboard/scheduling'
import { TIME_REPLY_ANSWERS } from '@callboard/scheduling/contract'
import { inParts, type Query } from '../dialect/index.ts'
import {
  flag,
  instant,
  isText,
  json,
  number,
  objectOf,
  oneOf,
  orNull,
  Rows,
  tableOf,
  text,
} from '../table/index.ts'

const isTimeReply = objectOf<TimeReply>({
  answer: (value): value is TimeReply['answer'] => TIME_REPLY_ANSWERS.some((answer) => answer === value),
  note: isText,
  start: isText,
})

export const APPOINTMENTS = tableOf<Appointment>().named('appointment', {
  id: text('id'),
  sessionId: text('session_id'),
  dayId: text('day_id'),
  frameId: text('frame_id'),
  talentId: text('talent_id'),
  date: text('date'),
  start: instant('start_at'),
  end: instant('end_at'),
  slotSeconds: number('slot_seconds'),
  role: text('role'),
  seat: number('seat'),
  zone: text('time_zone'),
  locationType: oneOf('location_type', LOCATION_TYPES),
  inPersonLocation: text('in_person_location'),
  checkedIn: flag('checked_in'),
  reply: orNull(json('time_reply', isTimeReply)),
  sequence: number('sequence'),
  createdBy: text('created_by'),
  createdAt: instant('created_at'),
})

export function appointmentRepository(query: Query): AppointmentRepository {
  const rows = new Rows(APPOINTMENTS, query)
  const removeAll = async (ids: readonly string[]): Promise<void> => {
    await inParts(ids, async (part) => {
      await query(APPOINTMENTS.name).whereIn('id', part).delete()
      return []
    })
  }
  return {
    find: (id) => rows.find({ id }),
    ofDay: (dayId) => rows.all(rows.where({ day_id: dayId }).orderBy('id')),
    ofDays: (dayIds) => inParts(dayIds, (ids) => rows.all(query(APPOINTMENTS.name).whereIn('day_id', ids))),
    ofFrame: (frameId) => rows.all(rows.where({ frame_id: frameId }).orderBy('id')),
    ofTalentOn: (dayId, talentId) =>
      rows.first(rows.where({ day_id: dayId, talent_id: talentId }).orderBy('start_at', 'desc')),
    ofTalentsOn: (dayId, talentIds) =>
      rows.all(rows.where({ day_id: dayId }).whereIn('talent_id', [...talentIds])),
    ofTalent: (talentId, limit) =>
      rows.all(rows.where({ talent_id: talentId }).orderBy('start_at', 'desc').limit(limit)),
    countToCome: async (talentId, after) =>
      (await rows.where({ talent_id: talentId }).where('start_at', '>', after).pluck('id')).length,
    takenSeats: async (frameId, start, role) =>
      await rows.where({ frame_id: frameId, start_at: start, role }).pluck('seat'),
    insert: (...appointments) => rows.addAll(appointments),
    save: (appointment) => rows.save(appointment),
    saveAll: async (appointments) => {
      await removeAll(appointments.map(({ id }) => id))
      await rows.addAll(appointments)
    },
    remove: (id) => rows.remove({ id }),
    removeAll,
  }
}
