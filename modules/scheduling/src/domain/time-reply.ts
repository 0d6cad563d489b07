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

/** What is said to the time of a slot or an appointment. */
export const timeReply = (
  { start }: Pick<Appointment, 'start'>,
  answer: TimeReplyAnswer,
  note = '',
): TimeReply => ({ answer, note, start: start.toISOString() })

/** The reply of an appointment that is put back as it was before: a later one to that time is kept. */
export const replyKept = (before: Appointment, now: Appointment | null): TimeReply | null =>
  (now && standingReply({ reply: now.reply, start: before.start })) ?? before.reply
