import { service } from '@callboard/core'
import type { AnswerTraces } from '../../queries/index.ts'
import { POSTING_STORE } from '../ports/index.ts'

export class StoredAnswerTraces extends service({ store: POSTING_STORE }) implements AnswerTraces {
  async of(userId: string) {
    return await this.needs.store.read(({ traces }) => traces.countOf(userId))
  }
}
