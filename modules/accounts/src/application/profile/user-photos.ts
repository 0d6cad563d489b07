import { BLOB_STORE, service } from '@callboard/core'
import type { UserPhotos } from '../../queries/index.ts'
import { ACCOUNTS_STORE } from '../ports/index.ts'

const SECONDS = 3600

export class StoredUserPhotos
  extends service({ store: ACCOUNTS_STORE, blobs: BLOB_STORE })
  implements UserPhotos
{
  async of(userIds: readonly string[]): Promise<ReadonlyMap<string, string>> {
    if (userIds.length === 0) return new Map()
    const users = await this.needs.store.read((repositories) => repositories.users.many(userIds))
    return new Map(
      users.flatMap(({ id, logoKey }) =>
        logoKey === null ? [] : [[id, this.needs.blobs.signGet(logoKey, { seconds: SECONDS })]],
      ),
    )
  }
}
