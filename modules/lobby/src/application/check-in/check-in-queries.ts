import { service } from '@callboard/core'
import type { CheckInQueries } from '../../queries/index.ts'
import { LOBBY_STORE } from '../ports/index.ts'

export class StoredCheckInQueries extends service({ store: LOBBY_STORE }) implements CheckInQueries {
  async byRole(sessionIds: readonly string[]): Promise<ReadonlyMap<string, number>> {
    return await this.needs.store.read(({ records }) => records.countByRole(sessionIds))
  }
}
