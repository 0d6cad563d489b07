import { CLOCK, PUBLIC_URL, useCase } from '@callboard/core'
import { getCalendarFile } from '../../contract/index.ts'
import { tellTalentOf } from '../jobs.ts'
import { appointmentFile } from './appointment-message.ts'

/** The same file that the confirmation mail carries, as the appointment is now. */
export const GetCalendarFile = useCase(
  getCalendarFile,
  { clock: CLOCK, publicUrl: PUBLIC_URL },
  async ({ needs, subject: { session, appointment } }) =>
    appointmentFile(
      {
        appointment: tellTalentOf('APPOINTMENT_CONFIRMED', appointment),
        session,
        publicUrl: needs.publicUrl,
      },
      needs.clock.now(),
    ),
)
