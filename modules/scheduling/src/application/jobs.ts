import { defineJob } from '@callboard/core'
import type { Infer } from '@callboard/core/http-contract'
import { LocationTypeSchema } from '@callboard/projects/contract'
import { Type } from '@sinclair/typebox'
import { type Appointment, isFromCallback } from '../domain/appointment.ts'
import { standingReply } from '../domain/time-reply.ts'

/** Mails to talent about their appointments. */
export const APPOINTMENT_TEMPLATES = [
  'APPOINTMENT_CONFIRMED',
  'TALENT_RESCHEDULE_APPOINTMENT',
  'DELETE_APPOINTMENT',
  'DELETE_TIME_FRAME',
  'APPOINTMENT_REMINDER',
] as const
export type AppointmentTemplate = (typeof APPOINTMENT_TEMPLATES)[number]

/** Carries the appointment as it was, because a cancelled one can no longer be loaded. */
export const tellTalent = defineJob({
  name: 'scheduling.tell-talent',
  queue: 'messages',
  payload: Type.Object({
    template: Type.Unsafe<AppointmentTemplate>({ type: 'string', enum: [...APPOINTMENT_TEMPLATES] }),
    appointment_id: Type.String(),
    session_id: Type.String(),
    day_id: Type.String(),
    talent_id: Type.String(),
    start: Type.String(),
    end: Type.String(),
    zone: Type.String(),
    role: Type.String(),
    location_type: LocationTypeSchema,
    in_person_location: Type.String(),
    sequence: Type.Integer(),
    /** the talent has said nothing to this time; absent in jobs of before replies were kept */
    asks_reply: Type.Optional(Type.Boolean()),
    /** another mail invites the talent to set a password */
    is_invited: Type.Optional(Type.Boolean()),
    /** a callback gave the time */
    is_callback: Type.Optional(Type.Boolean()),
    /** of `DELETE_APPOINTMENT`; absent in jobs of before the mail told of it */
    cancelled_by: Type.Optional(Type.Union([Type.Literal('talent'), Type.Literal('office')])),
  }),
  attempts: 8,
  backoff: 1_000,
  timeout: 30_000,
})
/** Runs when the last change of an appointment by staff can no longer be undone. */
export const tellChange = defineJob({
  name: 'scheduling.tell-change',
  queue: 'messages',
  payload: Type.Object({
    appointment_id: Type.String(),
    session_id: Type.String(),
    day_id: Type.String(),
    change: Type.String(),
  }),
  attempts: 8,
  backoff: 1_000,
  timeout: 30_000,
})

/** Runs the day before an appointment, once for each time that it is moved to. */
export const remindTalent = defineJob({
  name: 'scheduling.remind-talent',
  queue: 'messages',
  payload: Type.Object({
    appointment_id: Type.String(),
    session_id: Type.String(),
    day_id: Type.String(),
    /** As the appointment was when the reminder was asked for. */
    start: Type.String(),
  }),
  attempts: 8,
  backoff: 1_000,
  timeout: 30_000,
})

export type TellTalentPayload = Infer<(typeof tellTalent)['payload']>
/** An appointment as it stands in a job. */
export type ToldAppointment = Omit<TellTalentPayload, 'template'>

export const toldAppointment = (appointment: Appointment): ToldAppointment => ({
  appointment_id: appointment.id,
  session_id: appointment.sessionId,
  day_id: appointment.dayId,
  talent_id: appointment.talentId,
  start: appointment.start.toISOString(),
  end: appointment.end.toISOString(),
  zone: appointment.zone,
  role: appointment.role,
  location_type: appointment.locationType,
  in_person_location: appointment.inPersonLocation,
  sequence: appointment.sequence,
  asks_reply: standingReply(appointment) === null,
  is_callback: isFromCallback(appointment),
})

export const tellTalentOf = (template: AppointmentTemplate, appointment: Appointment): TellTalentPayload => ({
  template,
  ...toldAppointment(appointment),
})

export const tellCancelledOf = (
  cancelled_by: NonNullable<TellTalentPayload['cancelled_by']>,
  appointment: Appointment,
): TellTalentPayload => ({ ...tellTalentOf('DELETE_APPOINTMENT', appointment), cancelled_by })
