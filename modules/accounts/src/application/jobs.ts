import { defineJob } from '@callboard/core'
import { Type } from '@sinclair/typebox'

const REMOVAL = { queue: 'events', attempts: 8, backoff: 60_000, timeout: 60_000 } as const

/** A logo or headshot. The name is older than headshots: jobs that wait in the queue have it. */
export const removePictureFile = defineJob({
  name: 'accounts.remove-logo-file',
  payload: Type.Object({ key: Type.String() }),
  ...REMOVAL,
})

/** All of a person who is erased. */
export const removeHeadshots = defineJob({
  name: 'accounts.remove-headshots',
  payload: Type.Object({ user_id: Type.String() }),
  ...REMOVAL,
})
