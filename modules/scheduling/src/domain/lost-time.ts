import type { LossCause } from '../contract/lost-time-rules.ts'
import type { Appointment } from './appointment.ts'

/** An appointment that was cancelled before it began. */
export interface LostTime {
  /** Of the appointment. */
  readonly id: string
  readonly sessionId: string
  readonly dayId: string
  readonly talentId: string
  readonly start: Date
  readonly role: string
  readonly cause: LossCause
  readonly lostAt: Date
  /** The account that took it; null where a change elsewhere did. */
  readonly lostBy: string | null
  /** When the office put it away; null while the talent waits for a word. */
  readonly doneAt: Date | null
}

export const lostTime = (
  { id, sessionId, dayId, talentId, start, role }: Appointment,
  loss: Pick<LostTime, 'cause' | 'lostAt' | 'lostBy'>,
): LostTime => ({ id, sessionId, dayId, talentId, start, role, ...loss, doneAt: null })
