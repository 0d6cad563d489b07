import { defineJob } from '@callboard/core'
import { ARCHIVE_ATTEMPTS } from '@callboard/review/contract'
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

const Archive = Type.Object({ archive: Type.String() })

export const buildOwnData = defineJob({
  name: 'accounts.build-own-data',
  queue: 'archives',
  payload: Archive,
  attempts: ARCHIVE_ATTEMPTS,
  backoff: 10_000,
  timeout: 4 * 3_600_000,
})

/** When it has ended or expired, and once when no try of it runs any more. */
export const removeOwnData = defineJob({
  name: 'accounts.remove-own-data',
  queue: 'archives',
  payload: Archive,
  attempts: 8,
  backoff: 60_000,
  timeout: 60_000,
})
