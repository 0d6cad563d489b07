import { DomainError } from '@callboard/core'
import type { TouchedAppointments } from '@callboard/scheduling/queries'
import { TOUCHES_APPOINTMENTS, touchedText } from '../contract/index.ts'

/** @throws DomainError conflict `touches_appointments` unless exactly so many were agreed to as are touched */
export function requireAgreement(touched: TouchedAppointments, agreed: number | undefined): void {
  const details = { appointments: touched.changed + touched.cancelled, cancelled: touched.cancelled }
  if (details.appointments === 0 || details.appointments === agreed) return
  throw new DomainError('conflict', TOUCHES_APPOINTMENTS, touchedText(details), { details })
}
