import { defineSubject } from '@callboard/core/http-contract'
import type { SessionFacts } from '@callboard/projects/queries'
import type { Archive } from '../domain/archive.ts'
import type { Take } from '../domain/take.ts'
import type { Video } from '../domain/video.ts'

export const videoSubject = defineSubject<{ readonly video: Video; readonly session: SessionFacts }>()(
  'video',
  'This video',
  ['id'],
)

/** An archive is the business of the account that asked for it, for as long as it runs the session. */
export const archiveSubject = defineSubject<{ readonly archive: Archive }>()('archive', 'This archive', [
  'id',
])

/** A take is the business of the talent's own device. */
export const takeSubject = defineSubject<{ readonly take: Take }>()('take', 'This take', ['id'])
