import { defineJob } from '@callboard/core'
import { Type } from '@sinclair/typebox'

/** Runs when a change of a session has had time to be changed again: the requests then follow all of it at once. */
export const followSession = defineJob({
  name: 'freelancers.follow-changes',
  queue: 'events',
  payload: Type.Object({ session_id: Type.String() }),
  attempts: 8,
  backoff: 1_000,
  timeout: 30_000,
})
