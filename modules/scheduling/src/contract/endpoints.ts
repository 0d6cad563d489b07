import { accountSubject } from '@callboard/accounts/contract'
import {
  dayFormat,
  defineEndpoint,
  EVERYONE,
  emailFormat,
  idFormat,
  instantFormat,
  REVIEWERS,
  STAFF,
  STAFF_TYPES,
  type Subject,
  subjectOf,
  textFormat,
  zoneFormat,
} from '@callboard/core/http-contract'
import { daySubject, LocationTypeSchema, sessionSubject } from '@callboard/projects/contract'
import { Type } from '@sinclair/typebox'
import {
  Appointment,
  Availability,
  DayAppointment,
  KnownTalent,
  LostTime,
  OwnAppointment,
  OwnLoss,
  TimeFrame,
  TimeFrameFields,
  TimeReplyAnswerSchema,
} from './schemas.ts'
import { appointmentSubject, lostTimeSubject, talentDaySubject, timeFrameSubject } from './subjects.ts'

/** Of one answer. */
export const MOST_KNOWN_TALENT = 500

const Day = Type.Object({ session: Type.String(idFormat), day: Type.String(idFormat) })
const Frame = Type.Composite([Day, Type.Object({ availability: Type.String(idFormat) })])
const Zone = Type.Object({ time_zone: Type.Optional(Type.String(zoneFormat)) })
const onDay = (admits: Subject['admits']) => subjectOf(daySubject, { session: 'session', day: 'day' }, admits)
/** Its talent may change it, too. */
const onAppointment = subjectOf(
  appointmentSubject,
  { session: 'session', day: 'day', appointment: 'appointment' },
  [...STAFF, 'self'],
)
/** Id of a change that can be undone; null where the talent is told at once. */
const Undo = Type.Object({ undo: Type.Union([Type.String(idFormat), Type.Null()]) })
const Done = Type.Object({ success: Type.Boolean() })

export const listAvailability = defineEndpoint({
  name: 'scheduling.listAvailability',
  summary: 'The slots of a session date and who holds them (names for staff only)',
  method: 'GET',
  path: '/availability/{session}/{day}',
  access: EVERYONE,
  subject: onDay('anybody'),
  params: Day,
  query: Zone,
  reply: Availability,
})

export const getAvailability = defineEndpoint({
  name: 'scheduling.getAvailability',
  summary: 'The slots of one time frame',
  method: 'GET',
  path: '/availability/{session}/{day}/{availability}',
  access: EVERYONE,
  subject: onDay('anybody'),
  params: Frame,
  query: Zone,
  reply: Availability,
})

export const getOccupancy = defineEndpoint({
  name: 'scheduling.getOccupancy',
  summary: 'How many places of each date of a session are booked; dates without time frames are left out',
  method: 'GET',
  path: '/availability/{session}',
  access: STAFF_TYPES,
  subject: subjectOf(sessionSubject, { id: 'session' }, STAFF),
  params: Type.Object({ session: Type.String(idFormat) }),
  reply: Type.Array(
    Type.Object({ day: Type.String(idFormat), booked: Type.Integer(), places: Type.Integer() }),
  ),
})

export const listTimeFrames = defineEndpoint({
  name: 'scheduling.listTimeFrames',
  summary: 'The time frames of a session date as they were entered',
  method: 'GET',
  path: '/time-frames/{session}/{day}',
  access: [...STAFF_TYPES, 'client'],
  subject: onDay(REVIEWERS),
  params: Day,
  reply: Type.Array(TimeFrame, { maxItems: 100 }),
})

export const getTimeFrame = defineEndpoint({
  name: 'scheduling.getTimeFrame',
  summary: 'One time frame of a session date as it was entered',
  method: 'GET',
  path: '/availability/{session}/{day}/{availability}/time_frame',
  access: [...STAFF_TYPES, 'client'],
  subject: subjectOf(
    timeFrameSubject,
    { session: 'session', day: 'day', availability: 'availability' },
    REVIEWERS,
  ),
  params: Frame,
  reply: TimeFrame,
})

export const addTimeFrame = defineEndpoint({
  name: 'scheduling.addTimeFrame',
  summary: 'Add a time frame to a session date',
  method: 'POST',
  path: '/availability/{session}/{day}',
  access: STAFF_TYPES,
  subject: onDay(STAFF),
  params: Day,
  body: TimeFrameFields,
  reply: TimeFrame,
})

export const updateTimeFrame = defineEndpoint({
  name: 'scheduling.updateTimeFrame',
  summary: 'Change a time frame; what would drop an existing appointment is refused',
  method: 'PUT',
  path: '/availability/{session}/{day}/{availability}',
  access: STAFF_TYPES,
  subject: onDay(STAFF),
  params: Frame,
  body: Type.Composite([TimeFrameFields, Type.Object({ version: Type.Integer() })]),
  reply: TimeFrame,
})

export const deleteTimeFrame = defineEndpoint({
  name: 'scheduling.deleteTimeFrame',
  summary: 'Delete a time frame; its booked talent are told',
  method: 'DELETE',
  path: '/availability/{session}/{day}/{availability}',
  access: STAFF_TYPES,
  subject: onDay(STAFF),
  params: Frame,
  reply: Done,
})

/** Follows from the time frame and the start: what the sources send besides, checked against what is true. */
const StatedOfSlot = {
  date: Type.Optional(Type.String(dayFormat)),
  end_time: Type.Optional(Type.String(instantFormat)),
  /** minutes */
  length_time_slot: Type.Optional(Type.Number({ exclusiveMinimum: 0, maximum: 1440 })),
}

export const bookSlot = defineEndpoint({
  name: 'scheduling.bookSlot',
  summary: 'Book a slot for oneself, or as staff for a talent; at most one appointment a talent and date',
  method: 'POST',
  path: '/appointment/{session}/{day}/{availability}',
  access: [...STAFF_TYPES, 'talent'],
  subject: onDay('anybody'),
  params: Frame,
  body: Type.Object(
    {
      start_time: Type.String(instantFormat),
      role: Type.String({ minLength: 1, maxLength: 100 }),
      /** staff only; a talent books for itself */
      talent_id: Type.Optional(Type.String(idFormat)),
      /** staff only, in place of `talent_id`: the account with this e-mail address, made when there is none */
      talent: Type.Optional(
        Type.Object(
          {
            email: Type.String(emailFormat),
            first_name: Type.Optional(Type.String({ maxLength: 200 })),
            last_name: Type.Optional(Type.String({ maxLength: 200 })),
          },
          { additionalProperties: false },
        ),
      ),
      /** the zone the talent reads times in */
      time_zone: Type.Optional(Type.String(zoneFormat)),
      ...StatedOfSlot,
      location_type: Type.Optional(LocationTypeSchema),
      in_person_location: Type.Optional(Type.String({ maxLength: 500 })),
    },
    { additionalProperties: false },
  ),
  reply: Appointment,
  limits: [{ per: 'actor', max: 30, seconds: 60 }],
})

export const moveAppointment = defineEndpoint({
  name: 'scheduling.moveAppointment',
  summary: 'Move an appointment to another slot or role',
  method: 'PUT',
  path: '/appointment/{session}/{day}/{availability}/{appointment}',
  access: [...STAFF_TYPES, 'talent'],
  subject: onAppointment,
  params: Type.Composite([Frame, Type.Object({ appointment: Type.String(idFormat) })]),
  body: Type.Object({
    start_time: Type.String(instantFormat),
    role: Type.String({ minLength: 1, maxLength: 100 }),
    ...StatedOfSlot,
  }),
  reply: Type.Composite([Appointment, Undo]),
  // Each move sends a mail.
  limits: [{ per: 'actor', max: 60, seconds: 60 }],
})

export const cancelAppointment = defineEndpoint({
  name: 'scheduling.cancelAppointment',
  summary: 'Cancel an appointment; the talent is told',
  method: 'DELETE',
  path: '/appointment/{session}/{day}/{appointment}',
  access: [...STAFF_TYPES, 'talent'],
  subject: onAppointment,
  params: Type.Composite([Day, Type.Object({ appointment: Type.String(idFormat) })]),
  reply: Type.Composite([Done, Undo]),
})

export const replyToTime = defineEndpoint({
  name: 'scheduling.replyToTime',
  summary: 'Confirm the time of an own appointment, or ask the casting office for another one',
  method: 'PUT',
  path: '/appointment/{session}/{day}/reply/{appointment}',
  access: ['talent'],
  subject: subjectOf(appointmentSubject, { session: 'session', day: 'day', appointment: 'appointment' }, [
    'self',
  ]),
  params: Type.Composite([Day, Type.Object({ appointment: Type.String(idFormat) })]),
  body: Type.Object(
    {
      answer: TimeReplyAnswerSchema,
      /** the times that would suit; wanted with `other_time` only */
      note: Type.Optional(Type.String({ ...textFormat, maxLength: 500 })),
      /** that its talent reads times in from now on */
      time_zone: Type.Optional(Type.String(zoneFormat)),
    },
    { additionalProperties: false },
  ),
  reply: Appointment,
  // Each wish for another time sends mails.
  limits: [{ per: 'actor', max: 10, seconds: 600 }],
})

export const undoChange = defineEndpoint({
  name: 'scheduling.undoChange',
  summary: 'Put a moved or cancelled appointment back before its talent is told',
  method: 'POST',
  path: '/appointment/{session}/{day}/undo-change/{appointment}',
  access: STAFF_TYPES,
  subject: onDay(STAFF),
  params: Type.Composite([Day, Type.Object({ appointment: Type.String(idFormat) })]),
  body: Type.Object({ change: Type.String(idFormat) }, { additionalProperties: false }),
  reply: Appointment,
})

export const updateAppointment = defineEndpoint({
  name: 'scheduling.updateAppointment',
  summary: 'Take the mark of a check-in back, or set it again',
  method: 'POST',
  path: '/appointment/{session}/{day}/update-appointment/{appointment}',
  access: STAFF_TYPES,
  subject: subjectOf(
    appointmentSubject,
    { session: 'session', day: 'day', appointment: 'appointment' },
    STAFF,
  ),
  params: Type.Composite([Day, Type.Object({ appointment: Type.String(idFormat) })]),
  body: Type.Object({ is_checked_in: Type.Boolean() }, { additionalProperties: false }),
  reply: Appointment,
})

export const getCalendarFile = defineEndpoint({
  name: 'scheduling.getCalendarFile',
  summary: 'An appointment as a file for a calendar program',
  method: 'GET',
  path: '/appointment/{session}/{day}/{appointment}/calendar-file',
  access: [...STAFF_TYPES, 'talent'],
  subject: onAppointment,
  params: Type.Composite([Day, Type.Object({ appointment: Type.String(idFormat) })]),
  reply: Type.Object({ name: Type.String(), content_type: Type.String(), content: Type.String() }),
})

export const listAppointments = defineEndpoint({
  name: 'scheduling.listAppointments',
  summary: 'The appointments of a session date with their talent, the earliest first',
  method: 'GET',
  path: '/appointment/{session}/{day}',
  access: STAFF_TYPES,
  subject: onDay(STAFF),
  params: Day,
  query: Zone,
  reply: Type.Array(DayAppointment),
})

export const getScheduledAppointments = defineEndpoint({
  name: 'scheduling.getScheduledAppointments',
  summary: 'The appointments of a session date that are still to come',
  method: 'GET',
  path: '/appointment/{session}/{day}/get-scheduled-appointments',
  access: STAFF_TYPES,
  subject: onDay(STAFF),
  params: Day,
  reply: Type.Array(DayAppointment),
})

export const listKnownTalent = defineEndpoint({
  name: 'scheduling.listKnownTalent',
  summary:
    'The talent who were booked in the project or checked in, and are not booked on this date, by name',
  method: 'GET',
  path: '/appointment/{session}/{day}/known-talent',
  access: STAFF_TYPES,
  subject: onDay(STAFF),
  params: Day,
  reply: Type.Array(KnownTalent, { maxItems: MOST_KNOWN_TALENT }),
})

export const listLostTimes = defineEndpoint({
  name: 'scheduling.listLostTimes',
  summary:
    'The talent of a session whose appointment was cancelled, and who have neither another one since nor were put away; the latest first',
  method: 'GET',
  path: '/lost-times/{session}',
  access: STAFF_TYPES,
  subject: subjectOf(sessionSubject, { id: 'session' }, STAFF),
  params: Type.Object({ session: Type.String(idFormat) }),
  reply: Type.Array(LostTime),
})

export const putLostTimeAway = defineEndpoint({
  name: 'scheduling.putLostTimeAway',
  summary: 'Put a talent without a time away, once the casting office has dealt with it, or take that back',
  method: 'PUT',
  path: '/lost-times/{session}/{appointment}',
  access: STAFF_TYPES,
  subject: subjectOf(lostTimeSubject, { session: 'session', appointment: 'appointment' }, STAFF),
  params: Type.Object({ session: Type.String(idFormat), appointment: Type.String(idFormat) }),
  body: Type.Object({ is_done: Type.Boolean() }, { additionalProperties: false }),
  reply: Type.Composite([
    Done,
    Type.Object({
      /** The appointment that the talent has in the session since, which keeps them off the list; in its zone. */
      booked: Type.Union([
        Type.Object({ start_time: Type.String(instantFormat), time_zone: Type.String() }),
        Type.Null(),
      ]),
    }),
  ]),
})

export const isAlreadyBooked = defineEndpoint({
  name: 'scheduling.isAlreadyBooked',
  summary: "A talent's appointment on a session date, if there is one",
  method: 'GET',
  path: '/appointment/{session}/{day}/is-user-already-booked/{talent}',
  access: [...STAFF_TYPES, 'talent'],
  subject: subjectOf(talentDaySubject, { session: 'session', day: 'day', talent: 'talent' }, [
    ...STAFF,
    'self',
  ]),
  params: Type.Composite([Day, Type.Object({ talent: Type.String(idFormat) })]),
  reply: Type.Object({
    appointment: Type.Union([OwnAppointment, Type.Null()]),
    /** The one that they had there before; null where there was none, and with an appointment. */
    lost: Type.Union([OwnLoss, Type.Null()]),
    /** False where the install has no mail server: nobody gets a confirmation. */
    sends_mail: Type.Boolean(),
    /** Address of a casting director of the session; null where there is none, and without an appointment. */
    office: Type.Union([Type.String(), Type.Null()]),
  }),
})

export const listOwnAppointments = defineEndpoint({
  name: 'scheduling.listOwnAppointments',
  summary: "A talent's appointments, newest first",
  method: 'GET',
  path: '/auth/users/appointments/{talent}',
  access: [...STAFF_TYPES, 'talent'],
  subject: subjectOf(accountSubject, { id: 'talent' }, 'anybody'),
  params: Type.Object({ talent: Type.String(idFormat) }),
  reply: Type.Array(OwnAppointment, { maxItems: 200 }),
})
