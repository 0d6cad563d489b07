import { defineJob } from '@callboard/core'
import { Type } from '@sinclair/typebox'
import { ARCHIVE_ATTEMPTS } from '../domain/archive.ts'
import { ASSEMBLE_ATTEMPTS } from '../domain/video.ts'

const Take = Type.Object({ take: Type.String() })
const Archive = Type.Object({ archive: Type.String() })

export const assembleTake = defineJob({
  name: 'review.assemble-take',
  queue: 'media',
  payload: Take,
  attempts: ASSEMBLE_ATTEMPTS,
  backoff: 5_000,
  timeout: 30 * 60_000,
})

export const closeAbandonedTake = defineJob({
  name: 'review.close-abandoned-take',
  queue: 'events',
  payload: Take,
  attempts: 8,
  backoff: 1_000,
  timeout: 30_000,
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
