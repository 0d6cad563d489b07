import { defineJob } from '@callboard/core'
import { Type } from '@sinclair/typebox'

/** A message of a project whose casting director has a chat account of their own. */
export const passOnChat = defineJob({
  name: 'lobby.pass-on-chat',
  queue: 'messages',
  payload: Type.Object({ message: Type.String() }),
  attempts: 8,
  backoff: 2_000,
  timeout: 30_000,
})
