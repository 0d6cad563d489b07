import { defineJob } from '@callboard/core'
import { instantFormat } from '@callboard/core/http-contract'
import { Type } from '@sinclair/typebox'

export type CommentSide = 'office' | 'person'

/** Runs when a change of a session has had time to be changed again: the requests then follow all of it at once. */
export const followSession = defineJob({
  name: 'freelancers.follow-changes',
  queue: 'events',
  payload: Type.Object({ session_id: Type.String() }),
  attempts: 8,
  backoff: 1_000,
  timeout: 30_000,
})

/** Runs when the time in which comments are gathered has ended: what the other side has not read by then is told. */
export const tellComments = defineJob({
  name: 'freelancers.tell-comments',
  queue: 'events',
  payload: Type.Object({
    request_id: Type.String(),
    /** The side that wrote. */
    by: Type.Unsafe<CommentSide>({ type: 'string', enum: ['office', 'person'] }),
    from: Type.String(instantFormat),
  }),
  attempts: 8,
  backoff: 1_000,
  timeout: 30_000,
})
