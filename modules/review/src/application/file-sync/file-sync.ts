import { SIGN_IN_DIRECTORY } from '@callboard/accounts/queries'
import { CLOCK, denied, IDS, missing, SECRET_HASHER, useCase } from '@callboard/core'
import { beginFileSync, endFileSync, getFileSync, setFileSync } from '../../contract/index.ts'
import { isOffered, started, unusedSince } from '../../domain/file-sync.ts'
import { REVIEW_STORE } from '../ports/index.ts'

export const GetFileSync = useCase(
  getFileSync,
  { store: REVIEW_STORE, signIns: SIGN_IN_DIRECTORY },
  async ({ needs, actor, subject: { session } }) => {
    if (actor.kind !== 'user') throw denied()
    const own = await needs.store.read(({ fileSyncs }) => fileSyncs.of(actor.userId, session.id))
    const live = await needs.signIns.live(own.map(({ signInId }) => signInId))
    return {
      syncs: own.flatMap(({ id, computer, createdAt, seenAt, signInId }) =>
        computer !== null && live.has(signInId)
          ? { _id: id, computer, started_at: createdAt.toISOString(), seen_at: seenAt.toISOString() }
          : [],
      ),
    }
  },
)

export const SetFileSync = useCase(
  setFileSync,
  { store: REVIEW_STORE, hasher: SECRET_HASHER, clock: CLOCK, ids: IDS },
  async ({ needs, actor, input: { sync }, subject: { session } }) => {
    if (actor.kind !== 'user') throw denied()
    if (!sync) {
      await needs.store.write(({ fileSyncs }) => fileSyncs.endAll(actor.userId, session.id))
      return { token: null }
    }
    const token = needs.ids.secret()
    const now = needs.clock.now()
    const offered = {
      id: needs.ids.next(),
      sessionId: session.id,
      userId: actor.userId,
      signInId: actor.signInId,
      digest: needs.hasher.digest(token),
      computer: null,
      createdAt: now,
      seenAt: now,
    }
    await needs.store.write(async ({ fileSyncs }) => {
      await fileSyncs.prune(unusedSince(now))
      await fileSyncs.add(offered)
    })
    return { token }
  },
)

export const BeginFileSync = useCase(
  beginFileSync,
  { store: REVIEW_STORE, hasher: SECRET_HASHER, clock: CLOCK, ids: IDS },
  async ({ needs, input: { computer }, subject: { sync } }) => {
    const key = needs.ids.secret()
    const now = needs.clock.now()
    await needs.store.write(async ({ fileSyncs }) => {
      const offered = await fileSyncs.lock(sync.id)
      if (!offered || !isOffered(offered, now)) throw missing('This sync')
      await fileSyncs.save(started(offered, computer, needs.hasher.digest(key), now))
    })
    return { key, session: sync.sessionId }
  },
)

export const EndFileSync = useCase(
  endFileSync,
  { store: REVIEW_STORE },
  async ({ needs, subject: { sync } }) => {
    await needs.store.write(({ fileSyncs }) => fileSyncs.end(sync.id))
    return { success: true }
  },
)
