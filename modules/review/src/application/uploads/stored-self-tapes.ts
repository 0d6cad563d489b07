import { CLOCK, service } from '@callboard/core'
import type { SelfTapes } from '../../queries/index.ts'
import { REVIEW_STORE } from '../ports/index.ts'
import { UploadKeys } from './upload-keys.ts'

export class StoredSelfTapes
  extends service({ store: REVIEW_STORE, keys: UploadKeys, clock: CLOCK })
  implements SelfTapes
{
  async claim(keys: readonly string[], dayId: string, person: string): Promise<readonly string[]> {
    const ids = new Set(keys.flatMap((key) => this.needs.keys.open(key) ?? []))
    // In one order, so that two check-ins never wait for each other.
    const inOrder = [...ids].sort()
    const claimed = await this.needs.store.write(async ({ uploads }) => {
      const found = new Set<string>()
      for (const id of inOrder) {
        const upload = await uploads.lock(id)
        const isFree = upload?.claimedBy === null || upload?.claimedBy === person
        if (upload?.state !== 'whole' || upload.dayId !== dayId || !isFree) continue
        await uploads.save({ ...upload, claimedBy: person, activeAt: this.needs.clock.now() })
        found.add(id)
      }
      return found
    })
    return [...ids].filter((id) => claimed.has(id))
  }
}
