import { type Token, token } from '@callboard/core'
import type { LossCause } from '../contract/lost-time-rules.ts'
import type { TimeReplyAnswer } from '../contract/time-reply-rules.ts'
import type { LocationType } from '../domain/appointment.ts'

/** A session as it would be after a change, as far as appointments go. */
export interface SessionAfter {
  readonly id: string
  readonly timeZone: string
  readonly dates: readonly {
    readonly id: string
    readonly date: string
    readonly locationType: LocationType
    readonly inPersonLocation: string
  }[]
}

/** How many appointments still to come a change would touch. */
export interface TouchedAppointments {
  /** Get another time or place. */
  readonly changed: number
  readonly cancelled: number
}

export interface Stretch {
  readonly start: Date
  readonly end: Date
}

/** When a talent comes. */
export interface TalentTime {
  readonly sessionId: string
  readonly dayId: string
  readonly talentId: string
  readonly start: Date
  /** What the talent said to this time; null: nothing. */
  readonly reply: TimeReplyAnswer | null
}

/** When a talent would have come. */
export interface LostTalentTime {
  readonly sessionId: string
  readonly talentId: string
  readonly start: Date
  readonly cause: LossCause
}

export interface AppointmentQueries {
  /** The latest appointment that a talent has on a session date. */
  onDay(
    dayId: string,
    userId: string,
  ): Promise<{ readonly id: string; readonly role: string; readonly start: Date } | null>
  /** The session of an appointment; null when that is gone. */
  sessionOf(appointmentId: string): Promise<string | null>
  /** Number of time frames by session date; dates without frames are absent. */
  frameCounts(dayIds: readonly string[]): Promise<ReadonlyMap<string, number>>
  /** The time that each session date has frames for, in order, without gaps inside; dates without frames are absent. */
  stretches(
    days: readonly { readonly id: string; readonly date: string; readonly zone: string }[],
  ): Promise<ReadonlyMap<string, readonly Stretch[]>>
  /** Of these session dates, in any order; by one statement. */
  timesOn(dayIds: readonly string[]): Promise<readonly TalentTime[]>
  /** Cancelled appointments whose talent have neither another one since nor were put away; by one statement. */
  lostTimes(sessionIds: readonly string[]): Promise<readonly LostTalentTime[]>
  /** How many appointments of a talent begin after the instant. */
  countToCome(userId: string, after: Date): Promise<number>
  /** Inside a write: until it ends, no appointment of the session is made, moved or cancelled. */
  touchedByChange(after: SessionAfter): Promise<TouchedAppointments>
  /** The end of the sessions, by deletion or archiving. Like `touchedByChange`, inside a write. */
  touchedByEnd(sessionIds: readonly string[]): Promise<TouchedAppointments>
  /** How many appointments still to come each role of the sessions has. Like `touchedByChange`, inside a write. */
  toComeByRole(sessionIds: readonly string[]): Promise<ReadonlyMap<string, number>>
}

export const APPOINTMENT_QUERIES: Token<AppointmentQueries> = token('scheduling.appointments')
