import { BLOB_STORE, invalid, PHONE_NUMBERS, type PhoneNumbers, useCase } from '@callboard/core'
import type { InputOf, SubjectOf } from '@callboard/core/http-contract'
import { GOODBYE_DELAY, scheduleSms, sendSms, textTalent } from '../../contract/index.ts'
import { staffRecordView } from '../line/record-view.ts'
import { StaffTexts } from './staff-texts.ts'

export const TextTalent = useCase(
  textTalent,
  { texts: StaffTexts, blobs: BLOB_STORE },
  ({ needs, input: { body }, subject: { record, session } }) =>
    needs.texts.send(record, session, { body }, (noted) => staffRecordView(noted, needs.blobs)),
)

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

export const SendSms = useCase(
  sendSms,
  { texts: StaffTexts, phones: PHONE_NUMBERS },
  async ({ needs, input, subject }) => {
    expectOneTalent(input, subject, needs.phones)
    return await needs.texts.send(subject.record, subject.session, input, () => ({ success: true }))
  },
)

export const ScheduleSms = useCase(
  scheduleSms,
  { texts: StaffTexts, phones: PHONE_NUMBERS },
  async ({ needs, input, subject }) => {
    expectOneTalent(input, subject, needs.phones)
    const { body, delay = GOODBYE_DELAY } = input
    return await needs.texts.send(subject.record, subject.session, { body, delay }, () => ({
      success: true,
    }))
  },
)
