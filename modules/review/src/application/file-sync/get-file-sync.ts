import { SIGN_IN_DIRECTORY } from '@callboard/accounts/queries'
import { denied, useCase } from '@callboard/core'
import { getFileSync } from '../../contract/index.ts'
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
