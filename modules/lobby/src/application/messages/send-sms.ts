import { type Actor, invalid, PHONE_NUMBERS, type PhoneNumbers, useCase } from '@callboard/core'
import type { InputOf, ReplyOf, SubjectOf } from '@callboard/core/http-contract'
import { GOODBYE_DELAY, scheduleSms, sendSms } from '../../contract/index.ts'
import { StaffTexts } from './staff-texts.ts'

/** The number, the project and the check-in must belong together: these calls text nobody else. */
function expectOneTalent(
  { to, studio }: InputOf<typeof sendSms>,
  { record, session }: SubjectOf<typeof sendSms>,
  phones: PhoneNumbers,
): void {
  if (session.projectId !== studio) throw invalid('studio', 'This check-in is of another project.')
  if (record.phone !== null && phones.parse(to, 'US') !== record.phone)
    throw invalid('to', 'This is not the number of this check-in.')
}

export class SendSms extends useCase(sendSms, { texts: StaffTexts, phones: PHONE_NUMBERS }) {
  async run(
    _actor: Actor,
    input: InputOf<typeof sendSms>,
    subject: SubjectOf<typeof sendSms>,
  ): Promise<ReplyOf<typeof sendSms>> {
    expectOneTalent(input, subject, this.needs.phones)
    return await this.needs.texts.send(subject.record, subject.session, input, () => ({ success: true }))
  }
}

export class ScheduleSms extends useCase(scheduleSms, { texts: StaffTexts, phones: PHONE_NUMBERS }) {
  async run(
    _actor: Actor,
    input: InputOf<typeof scheduleSms>,
    subject: SubjectOf<typeof scheduleSms>,
  ): Promise<ReplyOf<typeof scheduleSms>> {
    expectOneTalent(input, subject, this.needs.phones)
    const { body, delay = GOODBYE_DELAY } = input
    return await this.needs.texts.send(subject.record, subject.session, { body, delay }, () => ({
      success: true,
    }))
  }
}
