import { ARCHIVE_STATES } from '@callboard/review/contract'
import { instant, number, oneOf, orNull, text } from '../table/index.ts'

/** Columns of how far the making of an archive is and when it ends, of every table of archives. */
export const ARCHIVE_LIFE = {
  state: oneOf('state', ARCHIVE_STATES),
  reason: orNull(text('reason')),
  progress: number('progress'),
  fileCount: number('file_count'),
  leftOutCount: number('left_out_count'),
  attempts: number('attempts'),
  createdAt: instant('created_at'),
  expiresAt: orNull(instant('expires_at')),
}
