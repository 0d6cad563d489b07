import { LOCATION_TYPES } from '@callboard/projects/contract'
import type { Appointment, AppointmentRepository, TimeReply } from '@callboard/scheduling'
import { TIME_REPLY_ANSWERS } from '@callboard/scheduling/contract'
import { inParts, type Query } from '../dialect/index.ts'
import {
  flag,
  instant,
  isFollowed,
  isText,
  json,
  MOST_CHANGES,
  noteChange,
  number,
  objectOf,
  oneOf,
  orNull,
  Rows,
  type Told,
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

const TOLD: Told<Appointment> = {
  thing: 'appointment',
  idOf: ({ id }) => id,
  fields: {
    id: 'untold',
    sessionId: 'untold',
    dayId: 'shown',
    frameId: 'shown',
    talentId: 'untold',
    date: 'shown',
    start: 'shown',
    end: 'shown',
    slotSeconds: 'untold',
    role: 'shown',
    seat: 'untold',
    zone: 'shown',
    locationType: 'shown',
    inPersonLocation: 'shown',
    checkedIn: 'untold',
    reply: 'changed',
    sequence: 'untold',
    createdBy: 'untold',
    createdAt: 'untold',
  },
}

export function appointmentRepository(query: Query): AppointmentRepository {
  const rows = new Rows(APPOINTMENTS, query, TOLD)
  const noteMany = async (ids: readonly string[], now: readonly Appointment[]): Promise<void> => {
    if (!isFollowed(query)) return
    const before = await rows.all(query(APPOINTMENTS.name).whereIn('id', ids.slice(0, MOST_CHANGES)))
    for (const one of before) noteChange(query, TOLD, one, now.find(({ id }) => id === one.id) ?? null)
  }
  const dropAll = async (ids: readonly string[]): Promise<void> => {
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
    insert: async (...appointments) => {
      await rows.addAll(appointments)
      for (const one of appointments) noteChange(query, TOLD, null, one)
    },
    save: (appointment) => rows.save(appointment),
    saveAll: async (appointments) => {
      const ids = appointments.map(({ id }) => id)
      await noteMany(ids, appointments)
      await dropAll(ids)
      await rows.addAll(appointments)
    },
    remove: (id) => rows.remove({ id }),
    removeAll: async (ids) => {
      await noteMany(ids, [])
      await dropAll(ids)
    },
  }
}
