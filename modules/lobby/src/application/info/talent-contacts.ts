import { BLOB_STORE, holdOn, service } from '@callboard/core'
import { sessionSubject } from '@callboard/projects/contract'
import type { CheckInRecord } from '../../domain/index.ts'
import type { ListedTalent, TalentContact, TalentContacts } from '../../queries/index.ts'
import { LOBBY_STORE } from '../ports/index.ts'

const PHOTO_SECONDS = 3600
/** Check-ins that `listed` looks at. */
const MOST_LISTED = 1000

const contactOf = ({ id, sessionId, firstName, lastName, email }: CheckInRecord): TalentContact => ({
  recordId: id,
  sessionId,
  firstName,
  lastName,
  email,
})

export class StoredTalentContacts
  extends service({ store: LOBBY_STORE, blobs: BLOB_STORE })
  implements TalentContacts
{
  async of(recordIds: readonly string[]): Promise<readonly TalentContact[]> {
    if (recordIds.length === 0) return []
    const found = await this.needs.store.read(({ records }) => records.many(recordIds))
    return found.filter(({ deletedAt }) => deletedAt === null).map(contactOf)
  }

  async listed(
    sessionIds: readonly string[],
    addresses?: readonly string[],
  ): Promise<readonly ListedTalent[]> {
    const found = await this.needs.store.read(({ records }) =>
      records.listed(sessionIds, MOST_LISTED, addresses),
    )
    const byAddress = Map.groupBy(found, ({ email }) => email)
    return [...byAddress.values()].map(([latest, ...earlier]) => {
      const photo = [latest!, ...earlier].find(({ photoKey }) => photoKey !== null)
      return { ...contactOf(latest!), role: latest!.role, photoUrl: photo ? this.#photoOf(photo) : null }
    })
  }

  #photoOf({ photoKey, sessionId }: CheckInRecord): string | null {
    if (photoKey === null) return null
    const hold = holdOn(sessionSubject, { id: sessionId })
    return this.needs.blobs.signGet(photoKey, { seconds: PHOTO_SECONDS, hold })
  }
}
