import { defineForm } from '@callboard/core/http-contract'
import { inviteClients, sendTalentEmail, shareSchedule } from './mail-endpoints.ts'

const SENTENCES = {
  emails: 'Add at least one e-mail address',
  subject: 'A subject is required',
  content: 'A message is required',
}

export const talentEmailForm = defineForm(sendTalentEmail, SENTENCES)
export const shareScheduleForm = defineForm(shareSchedule, SENTENCES)
export const invitationForm = defineForm(inviteClients, SENTENCES)
