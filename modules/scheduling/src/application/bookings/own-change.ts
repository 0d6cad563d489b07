import { broken } from '@callboard/core'
import type { Standing } from '@callboard/core/http-contract'
import type { SessionFacts } from '@callboard/projects/queries'
import { type Appointment, isOpenToTalent } from '../../domain/appointment.ts'

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
    'It is too late to change this appointment here. Please contact the casting office.',
  )
}
