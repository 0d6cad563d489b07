import { defineJob } from '@callboard/core'
import { Type } from '@sinclair/typebox'

/** A try ends before the message's lease does. */
const SENDING = {
  queue: 'messages',
  payload: Type.Object({ message_id: Type.String() }),
  attempts: 5,
  backoff: 15_000,
  timeout: 30_000,
} as const

export const sendEmail = defineJob({ name: 'admin.send-email', ...SENDING })
export const sendText = defineJob({ name: 'admin.send-text', ...SENDING })
