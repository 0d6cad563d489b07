import { defineSubject } from '@callboard/core/http-contract'
import type { SessionDateFacts, SessionFacts } from '@callboard/projects/queries'
import type { Appointment } from '../domain/appointment.ts'
import type { LostTime } from '../domain/lost-time.ts'
import type { TimeFrame } from '../domain/time-frame.ts'

interface OnDay {
  readonly session: SessionFacts
  readonly day: SessionDateFacts
}

export const appointmentSubject = defineSubject<OnDay & { readonly appointment: Appointment }>()(
  'appointment',
  'The appointment',
  ['session', 'day', 'appointment'],
)

export const timeFrameSubject = defineSubject<OnDay & { readonly frame: TimeFrame }>()(
  'time-frame',
  'The time frame',
  ['session', 'day', 'availability'],
)

export const lostTimeSubject = defineSubject<{
  readonly session: SessionFacts
  readonly lost: LostTime
}>()('lost-time', 'The cancelled appointment', ['session', 'appointment'])

/** A talent's appointment on a session date, including none at all. */
export const talentDaySubject = defineSubject<OnDay>()('talent-on-date', 'This session date', [
  'session',
  'day',
  'talent',
])
