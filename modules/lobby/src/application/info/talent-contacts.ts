import { service } from '@callboard/core'
import type { TalentContact, TalentContacts } from '../../queries/index.ts'
import { LOBBY_STORE } from '../ports/index.ts'

export class StoredTalentContacts extends service({ store: LOBBY_STORE }) implements TalentContacts {
  async of(recordIds: readonly string[]): Promise<readonly TalentContact[]> {
    if (recordIds.length === 0) return []
    const found = await this.needs.store.read(({ records }) => records.many(recordIds))
    return found
      .filter(({ deletedAt }) => deletedAt === null)
      .map(({ id, sessionId, firstName, lastName, email }) => ({
        recordId: id,
        sessionId,
        firstName,
        lastName,
        email,
      }))
  }
}
