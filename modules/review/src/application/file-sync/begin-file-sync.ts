import { CLOCK, IDS, missing, SECRET_HASHER, useCase } from '@callboard/core'
import { beginFileSync } from '../../contract/index.ts'
import { isOffered, started } from '../../domain/file-sync.ts'
import { REVIEW_STORE } from '../ports/index.ts'

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
