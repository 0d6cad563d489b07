import { service } from '@callboard/core'
import type { TalentTraces } from '../../queries/index.ts'
import { LOBBY_STORE } from '../ports/index.ts'

export class StoredTalentTraces extends service({ store: LOBBY_STORE }) implements TalentTraces {
  async of(userId: string) {
    return await this.needs.store.read(async ({ traces }) => {
      const records = await traces.recordsOf(userId)
      const own = records.filter(({ copiedFrom }) => copiedFrom === null)
      const keys = own.flatMap(({ photoKey, headshotKeys }) => [photoKey ?? [], headshotKeys].flat())
      return {
        records: records.map(({ id, sessionId }) => ({ recordId: id, sessionId })),
        checkIns: own.length,
        photos: new Set(keys).size,
        chatMessages: await traces.countChat(userId),
      }
    })
  }
}
