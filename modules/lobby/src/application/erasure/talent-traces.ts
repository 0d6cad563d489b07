import { CLOCK, service } from '@callboard/core'
import { type KeptName, keptNames } from '../../domain/index.ts'
import type { TalentTraces } from '../../queries/index.ts'
import { LOBBY_STORE } from '../ports/index.ts'

function keptOf(names: readonly KeptName[]) {
  const until = names
    .map((name) => name.until)
    .toSorted()
    .at(-1)
  return until === undefined ? null : { count: names.length, until }
}

export class StoredTalentTraces
  extends service({ store: LOBBY_STORE, clock: CLOCK })
  implements TalentTraces
{
  async of(userId: string) {
    return await this.needs.store.read(async ({ traces, kept }) => {
      const records = await traces.recordsOf(userId)
      const own = records.filter(({ copiedFrom }) => copiedFrom === null)
      const keys = own.flatMap(({ photoKey, headshotKeys }) => [photoKey ?? [], headshotKeys].flat())
      return {
        records: records.map(({ id, sessionId }) => ({ recordId: id, sessionId })),
        checkIns: own.length,
        photos: new Set(keys).size,
        keptSheets: keptOf(keptNames(own, await kept.sheets(), this.needs.clock.now())),
        chatMessages: await traces.countChat(userId),
      }
    })
  }
}
