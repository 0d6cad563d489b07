import { defineSubject } from '@callboard/core/http-contract'
import type { SessionFacts } from '@callboard/projects/queries'
import type { Archive } from '../domain/archive.ts'
import type { FileSync } from '../domain/file-sync.ts'
import type { Take } from '../domain/take.ts'
import type { Upload } from '../domain/upload.ts'
import type { Video } from '../domain/video.ts'

export const videoSubject = defineSubject<{ readonly video: Video; readonly session: SessionFacts }>()(
  'video',
  'This video',
  ['id'],
)

/** A video that was deleted from the review, while it can be brought back. */
export const deletedVideoSubject = defineSubject<{ readonly video: Video; readonly session: SessionFacts }>()(
  'deleted-video',
  'This video',
  ['id'],
)

/** A video as the clients of its session see it: not archived, and not of an archived group. */
export const shownVideoSubject = defineSubject<object>()('shown-video', 'This video', ['id'])

/** The file of an archive that is ready, for whoever has its link. */
export const archiveFileSubject = defineSubject<{ readonly archive: Archive }>()(
  'archive-file',
  'This download',
  ['id'],
)

/** An archive is the business of the account that asked for it, for as long as it runs the session. */
export const archiveSubject = defineSubject<{ readonly archive: Archive }>()('archive', 'This archive', [
  'id',
])

/** A take is the business of the device that records it: the talent's own, or that of staff in the room. */
export const takeSubject = defineSubject<{ readonly take: Take }>()('take', 'This take', ['id'])

/** An upload is the business of the account that began it, or of the browser that has its key. */
export const uploadSubject = defineSubject<{ readonly upload: Upload }>()('upload', 'This upload', [
  'id',
  'key',
])

/** A token that may be given for a key to the videos of one session. */
export const fileSyncOffer = defineSubject<{ readonly sync: FileSync; readonly session: SessionFacts }>()(
  'file-sync-offer',
  'This sync',
  ['token'],
)

/** A sync of the videos of one session with a folder; its helper has the key. */
export const fileSyncSubject = defineSubject<{ readonly sync: FileSync; readonly session: SessionFacts }>()(
  'file-sync',
  'This sync',
  ['key'],
)
