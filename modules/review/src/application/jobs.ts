import { defineJob } from '@callboard/core'
import { Type } from '@sinclair/typebox'
import { ARCHIVE_ATTEMPTS } from '../contract/index.ts'
import { ASSEMBLE_ATTEMPTS, ASSEMBLE_TIMEOUT_MS } from '../domain/video.ts'

const Take = Type.Object({ take: Type.String() })
const Upload = Type.Object({ upload: Type.String() })
const Archive = Type.Object({ archive: Type.String() })

export const assembleTake = defineJob({
  name: 'review.assemble-take',
  queue: 'media',
  payload: Take,
  attempts: ASSEMBLE_ATTEMPTS,
  backoff: 20_000,
  timeout: ASSEMBLE_TIMEOUT_MS,
})

export const processUpload = defineJob({
  name: 'review.process-upload',
  queue: 'media',
  payload: Upload,
  attempts: ASSEMBLE_ATTEMPTS,
  backoff: 20_000,
  timeout: ASSEMBLE_TIMEOUT_MS,
})

/** At the end of its day without activity, and once more when its last address has expired. */
export const sweepUpload = defineJob({
  name: 'review.sweep-upload',
  queue: 'events',
  payload: Upload,
  attempts: 8,
  backoff: 60_000,
  timeout: 60_000,
})

export const closeAbandonedTake = defineJob({
  name: 'review.close-abandoned-take',
  queue: 'events',
  payload: Take,
  attempts: 8,
  backoff: 1_000,
  timeout: 30_000,
})

export const stopTakesOfLeftGroup = defineJob({
  name: 'review.stop-takes-of-left-group',
  queue: 'events',
  payload: Type.Object({ session: Type.String(), group: Type.String() }),
  attempts: 8,
  backoff: 500,
  timeout: 30_000,
})

export const sweepTake = defineJob({
  name: 'review.sweep-take',
  queue: 'events',
  payload: Take,
  attempts: 8,
  backoff: 60_000,
  timeout: 60_000,
})

export const buildArchive = defineJob({
  name: 'review.build-archive',
  queue: 'archives',
  payload: Archive,
  attempts: ARCHIVE_ATTEMPTS,
  backoff: 10_000,
  timeout: 4 * 3_600_000,
})

export const removeArchive = defineJob({
  name: 'review.remove-archive',
  queue: 'archives',
  payload: Archive,
  attempts: 8,
  backoff: 60_000,
  timeout: 60_000,
})

/** When a deleted session cannot come back any more. */
export const removeSessionMedia = defineJob({
  name: 'review.remove-session-media',
  queue: 'archives',
  payload: Type.Object({ session: Type.String() }),
  attempts: 8,
  backoff: 60_000,
  timeout: 3_600_000,
})

/** Files of talent who were erased. */
export const removeErasedMedia = defineJob({
  name: 'review.remove-erased-media',
  queue: 'events',
  payload: Type.Object({ folders: Type.Array(Type.String()) }),
  attempts: 8,
  backoff: 60_000,
  timeout: 600_000,
})
