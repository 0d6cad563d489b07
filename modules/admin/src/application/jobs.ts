import { defineJob } from '@callboard/core'
import { Type } from '@sinclair/typebox'
import { MAX_ATTEMPTS } from '../domain/message.ts'

/** A try ends before the message's lease does. */
const SENDING = {
  queue: 'messages',
  payload: Type.Object({ message_id: Type.String() }),
  // One more than the tries of a message: the extra run stores the end of a message whose last try could not.
  attempts: MAX_ATTEMPTS + 1,
  backoff: 15_000,
  timeout: 30_000,
} as const

export const sendEmail = defineJob({ name: 'admin.send-email', ...SENDING })
export const sendText = defineJob({ name: 'admin.send-text', ...SENDING })

/** Looks through the message log, a part at a time, for messages whose words name a person who is erased. */
export const forgetMentions = defineJob({
  name: 'admin.forget-mentions',
  queue: 'events',
  payload: Type.Object({
    words: Type.Array(Type.String()),
    /** Goes on behind this message; empty: from the first one on. */
    after: Type.String(),
  }),
  attempts: 8,
  backoff: 60_000,
  timeout: 60_000,
})
