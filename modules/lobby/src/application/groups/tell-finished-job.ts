import { defineJob } from '@callboard/core'
import { Type } from '@sinclair/typebox'

/** Runs when the finish of a group can no longer be undone. */
export const tellFinished = defineJob({
  name: 'lobby.tell-finished',
  queue: 'messages',
  payload: Type.Object({ session: Type.String(), group: Type.String(), finished_at: Type.String() }),
  attempts: 8,
  backoff: 500,
  timeout: 30_000,
})
