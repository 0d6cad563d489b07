/** How far the making of an archive is, and when it ends. */
export interface ArchiveLife {
  readonly state: 'building' | 'ready' | 'failed'
  readonly reason: string | null
  /** Percent of the try that runs or ran last; 100 only when it is ready. */
  readonly progress: number
  readonly attempts: number
  readonly createdAt: Date
  readonly expiresAt: Date | null
}

export const ARCHIVE_ATTEMPTS = 5
export const ARCHIVE_HOURS = 24

const hoursAfter = (instant: Date, hours: number) => new Date(instant.getTime() + hours * 3_600_000)

export const archiveExpiry = (now: Date) => hoursAfter(now, ARCHIVE_HOURS)
export const isGone = ({ expiresAt }: Pick<ArchiveLife, 'expiresAt'>, now: Date) =>
  expiresAt !== null && expiresAt <= now
/** No try of an archive runs any more, and its link has expired. */
export const archiveWorkEnd = ({ createdAt }: Pick<ArchiveLife, 'createdAt'>) =>
  hoursAfter(createdAt, 2 * ARCHIVE_HOURS)

/** What it was asked for, or whoever asked, is not there any more. */
export const ended = <Archive extends ArchiveLife>(archive: Archive, now: Date): Archive => ({
  ...archive,
  state: archive.state === 'building' ? 'failed' : archive.state,
  reason: archive.state === 'building' ? 'It is not wanted any more.' : archive.reason,
  expiresAt: now,
})

const FAILED = 'The archive could not be built. Try again in a few minutes.'

/**
 * The last try is written down as failed before it starts.
 * @param progress percent that the tries before have made
 */
export function nextTry<Archive extends ArchiveLife>(archive: Archive, progress: number): Archive {
  const attempts = archive.attempts + 1
  const trying: Archive = { ...archive, attempts, progress }
  return attempts < ARCHIVE_ATTEMPTS ? trying : { ...trying, state: 'failed', reason: FAILED }
}

/** What is made is ready from now on, for `ARCHIVE_HOURS`. */
export const madeReady = <Archive extends ArchiveLife>(
  archive: Archive,
  now: Date,
): Archive & { readonly expiresAt: Date } => ({
  ...archive,
  state: 'ready',
  reason: null,
  progress: 100,
  expiresAt: archiveExpiry(now),
})
