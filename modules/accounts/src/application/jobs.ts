import { defineJob } from '@callboard/core'
import { Type } from '@sinclair/typebox'

export const removeLogoFile = defineJob({
  name: 'accounts.remove-logo-file',
  queue: 'events',
  payload: Type.Object({ key: Type.String() }),
  attempts: 8,
  backoff: 60_000,
  timeout: 60_000,
})
