import { service } from '@callboard/core'
import type { PostedCopies } from '../../queries/index.ts'
import { POSTING_STORE } from '../ports/index.ts'

export class StoredPostedCopies extends service({ store: POSTING_STORE }) implements PostedCopies {
  async copiedInWrite(groupIds: readonly string[]): Promise<ReadonlySet<string>> {
    return await this.needs.store.join(({ groups }) => groups.copied(groupIds))
  }

  async copiedVideos(videoIds: readonly string[], since: Date): Promise<ReadonlySet<string>> {
    return await this.needs.store.read(({ groups }) => groups.copiedVideos(videoIds, since))
  }
}
