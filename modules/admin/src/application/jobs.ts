import { defineJob } from '@callboard/core'
import { Type } from '@sinclair/typebox'
import { MAX_ATTEMPTS } from '../domain/message.ts'

/** A try ends before the message's lease does. */
const SENDING = {
  queue: 'messages',
  payload: Type.Object({ message_id: Type.String() }),
  // One more than the tries of a message: the extra run stores the end of a message whose last try died with its
  // process.
  attempts: MAX_ATTEMPTS + 1,
  backoff: 15_000,
  timeout: 30_000,
} as const

export const sendEmail = defineJob({ name: 'admin.send-email', ...SENDING })
export const sendText = defineJob({ name: 'admin.send-text', ...SENDING })
