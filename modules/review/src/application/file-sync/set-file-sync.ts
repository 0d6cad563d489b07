import { CLOCK, denied, IDS, SECRET_HASHER, useCase } from '@callboard/core'
import { setFileSync } from '../../contract/index.ts'
import { unusedSince } from '../../domain/file-sync.ts'
import { REVIEW_STORE } from '../ports/index.ts'

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
