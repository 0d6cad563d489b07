/** One computer keeps a folder in step with the videos of a session, for one person. */
export interface FileSync {
  readonly id: string
  readonly sessionId: string
  readonly userId: string
  /** The sync ends with this sign-in. */
  readonly signInId: string
  /** Of the token, then of the key that was given for it. */
  readonly digest: string
  /** Null until the token was given for a key. */
  readonly computer: string | null
  readonly createdAt: Date
  readonly seenAt: Date
}

const TOKEN_MS = 5 * 60_000
const SEEN_STEP_MS = 60_000
/** Longer than any sign-in lasts. */
const UNUSED_MS = 40 * 86_400_000

/** A token that may still be given for a key. */
export const isOffered = ({ computer, createdAt }: FileSync, now: Date): boolean =>
  computer === null && now.getTime() - createdAt.getTime() < TOKEN_MS

export const isStarted = ({ computer }: FileSync): boolean => computer !== null

export const started = (sync: FileSync, computer: string, digest: string, now: Date): FileSync => ({
  ...sync,
  computer,
  digest,
  seenAt: now,
})

/** When it was last seen is kept to the minute, so that listing costs no write each time. */
export const isSeenAnew = ({ seenAt }: FileSync, now: Date): boolean =>
  now.getTime() - seenAt.getTime() >= SEEN_STEP_MS

/** What was last seen then is over. */
export const unusedSince = (now: Date): Date => new Date(now.getTime() - UNUSED_MS)
