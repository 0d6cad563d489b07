import { type Actor, CLOCK, PUBLIC_URL, useCase } from '@callboard/core'
import type { InputOf, ReplyOf, SubjectOf } from '@callboard/core/http-contract'
import { getCalendarFile } from '../../contract/index.ts'
import { tellTalentOf } from '../jobs.ts'
import { appointmentFile } from './appointment-message.ts'

/** The same file that the confirmation mail carries, as the appointment is now. */
export class GetCalendarFile extends useCase(getCalendarFile, { clock: CLOCK, publicUrl: PUBLIC_URL }) {
  async run(
    _actor: Actor,
    _input: InputOf<typeof getCalendarFile>,
    { session, appointment }: SubjectOf<typeof getCalendarFile>,
  ): Promise<ReplyOf<typeof getCalendarFile>> {
    return appointmentFile(
      {
        appointment: tellTalentOf('APPOINTMENT_CONFIRMED', appointment),
        session,
        publicUrl: this.needs.publicUrl,
      },
      this.needs.clock.now(),
    )
  }
}
