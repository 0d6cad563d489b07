import { service } from '@callboard/core'
import type { LineHead, Lines } from '../../queries/index.ts'
import { LOBBY_STORE } from '../ports/index.ts'

export class StoredLines extends service({ store: LOBBY_STORE }) implements Lines {
  async heads(dayIds: readonly string[]): Promise<ReadonlyMap<string, LineHead>> {
    const found = await this.needs.store.read(({ records }) => records.lineHeads(dayIds))
    return new Map(
      found.map(({ dayId, waiting, earliestCall, firstName, lastName, role, actualCall }) => [
        dayId,
        { waiting, earliestCall, next: { name: `${firstName} ${lastName}`, role, call: actualCall } },
      ]),
    )
  }
}
