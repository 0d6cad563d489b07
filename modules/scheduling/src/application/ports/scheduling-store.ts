import { type Token, token, type UnitOfWork } from '@callboard/core'
import type { Appointment } from '../../domain/appointment.ts'
import type { LostTime } from '../../domain/lost-time.ts'
import type { Notice } from '../../domain/notice.ts'
import type { TimeFrame } from '../../domain/time-frame.ts'

export interface FrameRepository {
  /** No other transaction changes the schedule of this session date until this transaction ends. */
  lockDay(sessionId: string, dayId: string): Promise<void>
  /** `lockDay` and `find` in one. @returns null when the date has no such frame */
  lockDayAndFind(sessionId: string, dayId: string, frameId: string): Promise<TimeFrame | null>
  /** The dates of the sessions that have ever had a schedule. */
  daysOf(sessionIds: readonly string[]): Promise<readonly string[]>
  /** `daysOf`, all locked like `lockDay`. */
  lockDays(sessionIds: readonly string[]): Promise<readonly string[]>
  /** Of a session date, earliest first. */
  ofDay(dayId: string): Promise<readonly TimeFrame[]>
  /** Of several session dates, earliest first. */
  ofDays(dayIds: readonly string[]): Promise<readonly TimeFrame[]>
  find(id: string): Promise<TimeFrame | null>
  insert(frame: TimeFrame): Promise<void>
  save(frame: TimeFrame): Promise<void>
  /** Appointments of it that have begun stay. */
  remove(id: string): Promise<void>
}

/** Every write belongs into a transaction that has locked the session date. */
export interface AppointmentRepository {
  find(id: string): Promise<Appointment | null>
  /** Of a session date, in the order of their making. */
  ofDay(dayId: string): Promise<readonly Appointment[]>
  /** Of several session dates, in any order. */
  ofDays(dayIds: readonly string[]): Promise<readonly Appointment[]>
  ofFrame(frameId: string): Promise<readonly Appointment[]>
  /** The latest: a talent has one, and those that had begun when the session date went to another day. */
  ofTalentOn(dayId: string, talentId: string): Promise<Appointment | null>
  /** Appointments of several talent on a session date, in any order. */
  ofTalentsOn(dayId: string, talentIds: readonly string[]): Promise<readonly Appointment[]>
  /** Newest first. */
  ofTalent(talentId: string, limit: number): Promise<readonly Appointment[]>
  /** How many of a talent begin after the instant. */
  countToCome(talentId: string, after: Date): Promise<number>
  /** Taken seats of a role in a slot. */
  takenSeats(frameId: string, start: Date, role: string): Promise<readonly number[]>
  insert(...appointments: readonly Appointment[]): Promise<void>
  save(appointment: Appointment): Promise<void>
  /** Several at once, of which one may have the former place of another. */
  saveAll(appointments: readonly Appointment[]): Promise<void>
  remove(id: string): Promise<void>
  removeAll(ids: readonly string[]): Promise<void>
}

/** Every write belongs into a transaction that has locked the session date. */
export interface NoticeRepository {
  /** By the id of the appointment, which has at most one. */
  find(appointmentId: string): Promise<Notice | null>
  /** In any order; appointments without a notice are left out. */
  many(appointmentIds: readonly string[]): Promise<readonly Notice[]>
  /** In the place of the one that the appointment has. */
  put(notice: Notice): Promise<void>
  removeAll(appointmentIds: readonly string[]): Promise<void>
}

/** Every write but `forget` belongs into a transaction that has locked the session date. */
export interface LostTimeRepository {
  find(id: string): Promise<LostTime | null>
  /** Neither put away nor followed by another booking of the talent in the session; the latest first. By one statement. */
  open(sessionIds: readonly string[]): Promise<readonly LostTime[]>
  /** The talent who have ever lost a time in the sessions, each once. */
  talentOf(sessionIds: readonly string[]): Promise<readonly string[]>
  /** All of a talent, the latest first. */
  ofTalent(talentId: string): Promise<readonly LostTime[]>
  /** In place of those that the same talent has on the same date. */
  add(...lost: readonly LostTime[]): Promise<void>
  save(lost: LostTime): Promise<void>
  remove(id: string): Promise<void>
  /** Removes those of a deleted account, and its name from those that it caused. */
  forget(userId: string): Promise<void>
}

export interface SchedulingRepositories {
  readonly frames: FrameRepository
  readonly appointments: AppointmentRepository
  readonly notices: NoticeRepository
  readonly lostTimes: LostTimeRepository
}

export type SchedulingStore = UnitOfWork<SchedulingRepositories>
export const SCHEDULING_STORE: Token<SchedulingStore> = token('scheduling.store')
