/** A signed-in device. The token itself is never stored. */
export interface SignIn {
  readonly id: string
  readonly userId: string
  /** Of the token. */
  readonly digest: string
  readonly createdAt: Date
  /** When the person last proved who they are on it; null: not since it began. */
  readonly provedAt: Date | null
  /** It was made with a passkey, which counts as both factors. */
  readonly byPasskey: boolean
  readonly lastSeenAt: Date
  /** Ends then, however busy it is. */
  readonly expiresAt: Date
}

const DAY = 86_400_000
const LIFETIME = 30 * DAY
const IDLE = 7 * DAY
const SEEN_STEP = 60_000

export const signInExpiry = (now: Date): Date => new Date(now.getTime() + LIFETIME)

/** Neither past its end nor unused for a week. */
export const isLive = (signIn: Pick<SignIn, 'lastSeenAt' | 'expiresAt'>, now: Date): boolean =>
  now < signIn.expiresAt && now.getTime() - signIn.lastSeenAt.getTime() < IDLE

/** Whatever was last seen then is over by now. */
export const idleSince = (now: Date): Date => new Date(now.getTime() - IDLE)

/** When it was last seen is kept to the minute, so that reading costs no write. */
export const seenBefore = (now: Date): Date => new Date(now.getTime() - SEEN_STEP)
