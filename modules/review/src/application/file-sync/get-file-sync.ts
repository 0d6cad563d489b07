import { SIGN_IN_DIRECTORY } from '@callboard/accounts/queries'
import { type Actor, denied, useCase } from '@callboard/core'
import type { InputOf, ReplyOf, SubjectOf } from '@callboard/core/http-contract'
import { getFileSync } from '../../contract/index.ts'
import { REVIEW_STORE } from '../ports/index.ts'

export class GetFileSync extends useCase(getFileSync, {
  store: REVIEW_STORE,
  signIns: SIGN_IN_DIRECTORY,
}) {
  async run(
    actor: Actor,
    _input: InputOf<typeof getFileSync>,
    { session }: SubjectOf<typeof getFileSync>,
  ): Promise<ReplyOf<typeof getFileSync>> {
    if (actor.kind !== 'user') throw denied()
    const own = await this.needs.store.read(({ fileSyncs }) => fileSyncs.of(actor.userId, session.id))
    const live = await this.needs.signIns.live(own.map(({ signInId }) => signInId))
    return {
      syncs: own.flatMap(({ id, computer, createdAt, seenAt, signInId }) =>
        computer !== null && live.has(signInId)
          ? { _id: id, computer, started_at: createdAt.toISOString(), seen_at: seenAt.toISOString() }
          : [],
      ),
    }
  }
}
