import { type Actor, CLOCK, denied, IDS, SECRET_HASHER, useCase } from '@callboard/core'
import type { InputOf, ReplyOf, SubjectOf } from '@callboard/core/http-contract'
import { setFileSync } from '../../contract/index.ts'
import { unusedSince } from '../../domain/file-sync.ts'
import { REVIEW_STORE } from '../ports/index.ts'

export class SetFileSync extends useCase(setFileSync, {
  store: REVIEW_STORE,
  hasher: SECRET_HASHER,
  clock: CLOCK,
  ids: IDS,
}) {
  async run(
    actor: Actor,
    { sync }: InputOf<typeof setFileSync>,
    { session }: SubjectOf<typeof setFileSync>,
  ): Promise<ReplyOf<typeof setFileSync>> {
    if (actor.kind !== 'user') throw denied()
    if (!sync) {
      await this.needs.store.write(({ fileSyncs }) => fileSyncs.endAll(actor.userId, session.id))
      return { token: null }
    }
    const token = this.needs.ids.secret()
    const now = this.needs.clock.now()
    const offered = {
      id: this.needs.ids.next(),
      sessionId: session.id,
      userId: actor.userId,
      signInId: actor.signInId,
      digest: this.needs.hasher.digest(token),
      computer: null,
      createdAt: now,
      seenAt: now,
    }
    await this.needs.store.write(async ({ fileSyncs }) => {
      await fileSyncs.prune(unusedSince(now))
      await fileSyncs.add(offered)
    })
    return { token }
  }
}
