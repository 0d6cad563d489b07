import { SIGN_IN_DIRECTORY, USER_DIRECTORY } from '@callboard/accounts/queries'
import {
  CLOCK,
  isStaffStanding,
  SECRET_HASHER,
  service,
  standingOfAccount,
  subjectLoader,
} from '@callboard/core'
import { groundOfSession, SESSION_DIRECTORY } from '@callboard/projects/queries'
import { fileSyncOffer, fileSyncSubject } from '../../contract/index.ts'
import { type FileSync, isOffered, isStarted } from '../../domain/file-sync.ts'
import { REVIEW_STORE } from '../ports/index.ts'

/**
 * A token or key opens its sync for as long as the person runs the session and the sign-in that it was asked by lasts:
 * each call asks anew.
 */
export class FileSyncKeys extends service({
  store: REVIEW_STORE,
  sessions: SESSION_DIRECTORY,
  users: USER_DIRECTORY,
  signIns: SIGN_IN_DIRECTORY,
  hasher: SECRET_HASHER,
}) {
  async open(secret: string, fits: (sync: FileSync) => boolean) {
    const { hasher, sessions, signIns, store, users } = this.needs
    const digest = hasher.digest(secret)
    const sync = await store.read(({ fileSyncs }) => fileSyncs.byDigest(digest))
    if (!sync || !fits(sync)) return null
    const [session, user, live] = await Promise.all([
      sessions.session(sync.sessionId),
      users.find(sync.userId),
      signIns.live([sync.signInId]),
    ])
    if (!session || !user || !live.has(sync.signInId)) return null
    const standing = standingOfAccount({ userId: user.id, userType: user.userType }, groundOfSession(session))
    return isStaffStanding(standing) ? { subject: { sync, session }, ground: {} } : null
  }
}

export const FileSyncLoader = subjectLoader(
  fileSyncSubject,
  { keys: FileSyncKeys },
  ({ needs, ids: { key } }) => needs.keys.open(key, isStarted),
)

export const FileSyncOfferLoader = subjectLoader(
  fileSyncOffer,
  { keys: FileSyncKeys, clock: CLOCK },
  ({ needs, ids: { token } }) => needs.keys.open(token, (sync) => isOffered(sync, needs.clock.now())),
)
