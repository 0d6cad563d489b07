import { defineAction } from '@callboard/kit/data'
import {
  getSession,
  inviteClients,
  listClients,
  removeClient,
  restrictSession,
  sendTalentEmail,
  shareSchedule,
} from '@callboard/projects/contract'

const failed = {
  refused: ({ message }: { message: string }) => ({ says: `Failed to send email. ${message}` }),
}

export const sendTalentEmailAction = defineAction(sendTalentEmail, failed)
export const shareScheduleAction = defineAction(shareSchedule, failed)
export const inviteClientsAction = defineAction(inviteClients, { ...failed, refreshes: [listClients] })
export const removeClientAction = defineAction(removeClient, { refreshes: [listClients] })
export const restrictSessionAction = defineAction(restrictSession, { refreshes: [getSession] })
