import { defineJob } from '@callboard/core'
import { Type } from '@sinclair/typebox'

/** Adds the next rows of an import, then asks for itself again. */
export const addBulkRows = defineJob({
  name: 'lobby.add-bulk-rows',
  queue: 'events',
  payload: Type.Object({ run: Type.String() }),
  attempts: 8,
  backoff: 500,
  timeout: 60_000,
})
