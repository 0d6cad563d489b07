import { type Actor, missing } from '@callboard/core'
import type { Appointment } from '../domain/appointment.ts'
import type { TimeFrame } from '../domain/time-frame.ts'
import type { SchedulingRepositories } from './ports/index.ts'

export const noFrame = () => missing('The time frame')

/** @throws DomainError missing when the day has no such frame */
export async function frameOf(
  { frames }: SchedulingRepositories,
  dayId: string,
  frameId: string,
): Promise<TimeFrame> {
  const frame = await frames.find(frameId)
  if (frame?.dayId !== dayId) throw noFrame()
  return frame
}

/** @throws DomainError missing when the day has no such appointment */
export async function appointmentOf(
  { appointments }: SchedulingRepositories,
  dayId: string,
  appointmentId: string,
): Promise<Appointment> {
  const appointment = await appointments.find(appointmentId)
  if (appointment?.dayId !== dayId) throw missing('The appointment')
  return appointment
}

/** The creator of a row for storage; jobs have no account. */
export const makerOf = (actor: Actor): string => (actor.kind === 'user' ? actor.userId : actor.kind)
