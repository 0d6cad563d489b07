import { defineJob } from '@callboard/core'
import { ARCHIVE_ATTEMPTS } from '@callboard/review/contract'
import { Type } from '@sinclair/typebox'

const Archive = Type.Object({ archive: Type.String() })

export const buildPageArchive = defineJob({
  name: 'posting.build-page-archive',
  queue: 'archives',
  payload: Archive,
  attempts: ARCHIVE_ATTEMPTS,
  backoff: 10_000,
  timeout: 4 * 3_600_000,
})

/** When it has expired, and once when no try of it runs any more. */
export const removePageArchive = defineJob({
  name: 'posting.remove-page-archive',
  queue: 'archives',
  payload: Archive,
  attempts: 8,
  backoff: 60_000,
  timeout: 60_000,
})
