import { type Actor, CLOCK, IDS, missing, SECRET_HASHER, useCase } from '@callboard/core'
import type { InputOf, ReplyOf, SubjectOf } from '@callboard/core/http-contract'
import { beginFileSync } from '../../contract/index.ts'
import { isOffered, started } from '../../domain/file-sync.ts'
import { REVIEW_STORE } from '../ports/index.ts'

export class BeginFileSync extends useCase(beginFileSync, {
  store: REVIEW_STORE,
  hasher: SECRET_HASHER,
  clock: CLOCK,
  ids: IDS,
}) {
  async run(
    _actor: Actor,
    { computer }: InputOf<typeof beginFileSync>,
    { sync }: SubjectOf<typeof beginFileSync>,
  ): Promise<ReplyOf<typeof beginFileSync>> {
    const key = this.needs.ids.secret()
    const now = this.needs.clock.now()
    await this.needs.store.write(async ({ fileSyncs }) => {
      const offered = await fileSyncs.lock(sync.id)
      if (!offered || !isOffered(offered, now)) throw missing('This sync')
      await fileSyncs.save(started(offered, computer, this.needs.hasher.digest(key), now))
    })
    return { key, session: sync.sessionId }
  }
}
