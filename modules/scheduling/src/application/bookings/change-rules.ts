import { broken, conflict, DomainError } from '@callboard/core'
import type { Standing } from '@callboard/core/http-contract'
import type { SessionFacts } from '@callboard/projects/queries'
import { type Appointment, isOpenToTalent } from '../../domain/appointment.ts'
import { freeSeat } from '../../domain/place.ts'
import type { Slot } from '../../domain/slot-grid.ts'
import type { TimeFrame } from '../../domain/time-frame.ts'
import type { SchedulingRepositories } from '../ports/index.ts'

/** The seat of a new booking for this role in the slot; null when all are taken. The session date must be locked. */
export async function seatIn(
  { appointments }: SchedulingRepositories,
  frame: TimeFrame,
  slot: Slot,
  role: string,
): Promise<number | null> {
  return freeSeat(frame, role, await appointments.takenSeats(frame.id, slot.start, role))
}

const SLOT_REFUSALS: readonly string[] = ['outside', 'off_grid', 'past', 'unknown_role']

/** True for a refusal of a place that another look at the slots explains. */
export const isSlotRefusal = (error: unknown): error is DomainError =>
  error instanceof DomainError && SLOT_REFUSALS.includes(error.code)

/** The error of a full slot; `current` holds the places that are left. */
export const slotFull = (current: unknown) => conflict('full', 'This Timeframe is already booked', current)

export const takesBookings = ({ archived }: SessionFacts): boolean => !archived

/** @throws DomainError rule `archived` */
export function allowBooking(session: SessionFacts): void {
  if (!takesBookings(session)) throw broken('archived', 'This project is archived and takes no bookings.')
}

export const castsRole = ({ roles }: Pick<SessionFacts, 'roles'>, role: string): boolean =>
  roles.length === 0 || roles.includes(role)

/**
 * A role that the project no longer has is not booked, though a frame may still offer it.
 * @throws DomainError conflict `unknown_role`
 */
export function allowRole(session: SessionFacts, role: string): void {
  if (castsRole(session, role)) return
  throw conflict('unknown_role', 'This project no longer casts this role.')
}

/**
 * Staff change an appointment at any time, its talent until the session's cut-off.
 * @throws DomainError rule `too_late`
 */
export function allowChange(
  standing: Standing | null,
  appointment: Appointment,
  session: SessionFacts,
  now: Date,
): void {
  if (standing !== 'self' || isOpenToTalent(appointment, session.changeCutoff, now)) return
  throw broken(
    'too_late',
    'It is too late to change this appointment here. Please reply to your confirmation e-mail.',
  )
}
