import { defineJob } from '@callboard/core'
import { Type } from '@sinclair/typebox'

/** Deletes files that nothing names any more. */
export const removeFiles = defineJob({
  name: 'projects.remove-files',
  queue: 'events',
  payload: Type.Object({ keys: Type.Array(Type.String(), { maxItems: 100 }) }),
  attempts: 8,
  backoff: 5_000,
  timeout: 60_000,
})
