import type { TimeReplyAnswer } from '../contract/time-reply-rules.ts'
import type { Appointment } from './appointment.ts'

/** What a talent said to the time of their appointment. */
export interface TimeReply {
  readonly answer: TimeReplyAnswer
  /** The times that would suit; empty for a confirmation. */
  readonly note: string
  /** The time that it was said to, as an ISO instant: at any other one nothing has been said. */
  readonly start: string
}

/** @returns null until the talent has said something to the time that the appointment has now */
export const standingReply = ({ reply, start }: Pick<Appointment, 'reply' | 'start'>): TimeReply | null =>
  reply !== null && reply.start === start.toISOString() ? reply : null

export const confirmationOf = ({ start }: Pick<Appointment, 'start'>): TimeReply => ({
  answer: 'confirmed',
  note: '',
  start: start.toISOString(),
})

export const replied = (appointment: Appointment, answer: TimeReplyAnswer, note = ''): Appointment => ({
  ...appointment,
  reply: { answer, note, start: appointment.start.toISOString() },
})
