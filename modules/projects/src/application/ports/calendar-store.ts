import type { SessionDate } from '../../domain/session.ts'
import type { StaffMember } from './projects-store.ts'

export interface CalendarPage {
  /** Days in the zone of each session; `to` is not part of it. */
  readonly from: string
  readonly to: string
  readonly limit: number
  /** Absent: everybody's dates. */
  readonly of?: StaffMember
  /** Only dates that one of these accounts runs. */
  readonly runBy?: readonly string[]
}

/** A session date with what the calendar shows beside it. */
export interface DatedSession {
  readonly date: Omit<SessionDate, 'skipForm' | 'description' | 'showDescription'>
  readonly sessionId: string
  readonly sessionName: string
  readonly timeZone: string
  readonly projectId: string
  readonly projectName: string
  readonly projectUri: string
  readonly archived: boolean
  readonly castingDirectorIds: readonly string[]
  /** Rises with every change of the session or its project. */
  readonly revision: number
}

/** Dates of deleted sessions and projects are never found. */
export interface CalendarRepository {
  /** In order of day and time; three statements at any size. */
  dates(page: CalendarPage): Promise<readonly DatedSession[]>
  /** Accounts that run a date of a project in use on the day. */
  runningOn(day: string): Promise<readonly string[]>
}

/** The feed of an account. */
export interface CalendarFeed {
  readonly userId: string
  /** Of the secret in its address. */
  readonly digest: string
  /** The secret, encrypted, to be shown to the account again. */
  readonly locked: string
  readonly createdAt: Date
}

export interface CalendarFeedRepository {
  find(userId: string): Promise<CalendarFeed | null>
  byDigest(digest: string): Promise<CalendarFeed | null>
  /** Stores it in place of the account's old one. */
  put(feed: CalendarFeed): Promise<void>
  remove(userId: string): Promise<void>
}
