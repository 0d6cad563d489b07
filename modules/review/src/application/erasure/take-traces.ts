import { service } from '@callboard/core'
import type { TakeTraces } from '../../queries/index.ts'
import { REVIEW_STORE } from '../ports/index.ts'

export class StoredTakeTraces extends service({ store: REVIEW_STORE }) implements TakeTraces {
  async of(userId: string, records: Parameters<TakeTraces['of']>[1]) {
    const ofSession = Map.groupBy(records, ({ sessionId }) => sessionId)
    return await this.needs.store.read(async ({ videos, traces }) => {
      let [alone, shared] = [0, 0]
      for (const [sessionId, own] of ofSession) {
        const ids = new Set(own.map(({ recordId }) => recordId))
        for (const { recordIds, copiedFrom } of await videos.list({ sessionId, ever: true })) {
          if (copiedFrom !== null || !recordIds.some((id) => ids.has(id))) continue
          if (recordIds.every((id) => ids.has(id))) alone += 1
          else shared += 1
        }
      }
      return { alone, shared, comments: await traces.countComments(userId) }
    })
  }
}
