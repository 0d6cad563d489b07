import { getMessage, listMessages, resendMessage } from '@callboard/admin/contract'
import { defineAction } from '@callboard/kit/data'

export const resendMessageAction = defineAction(resendMessage, {
  refreshes: [getMessage, listMessages],
  says: ({ to }) => `On its way to ${to} again.`,
})
