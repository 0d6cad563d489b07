import { CLOCK, missing, PUBLIC_URL, useCase } from '@callboard/core'
import { getCalendarFile } from '../../contract/index.ts'
import { ScheduleReader } from '../days/schedule-reader.ts'
import { tellTalentOf } from '../jobs.ts'
import { appointmentFile } from './appointment-message.ts'

/** The same file that the confirmation mail carries, as the appointment is now. */
export const GetCalendarFile = useCase(
  getCalendarFile,
  { schedule: ScheduleReader, clock: CLOCK, publicUrl: PUBLIC_URL },
  async ({ needs, subject: { session, day, appointment: stored } }) => {
    const { appointments } = await needs.schedule.ofDay({ session, day }, [stored.talentId])
    const appointment = appointments.find(({ id }) => id === stored.id)
    if (!appointment) throw missing('The appointment')
    return appointmentFile(
      {
        appointment: tellTalentOf('APPOINTMENT_CONFIRMED', appointment),
        session,
        publicUrl: needs.publicUrl,
      },
      needs.clock.now(),
    )
  },
)
