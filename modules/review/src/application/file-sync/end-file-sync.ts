import { type Actor, useCase } from '@callboard/core'
import type { InputOf, ReplyOf, SubjectOf } from '@callboard/core/http-contract'
import { endFileSync } from '../../contract/index.ts'
import { REVIEW_STORE } from '../ports/index.ts'

export class EndFileSync extends useCase(endFileSync, { store: REVIEW_STORE }) {
  async run(
    _actor: Actor,
    _input: InputOf<typeof endFileSync>,
    { sync }: SubjectOf<typeof endFileSync>,
  ): Promise<ReplyOf<typeof endFileSync>> {
    await this.needs.store.write(({ fileSyncs }) => fileSyncs.end(sync.id))
    return { success: true }
  }
}
