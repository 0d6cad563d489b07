import { BLOB_STORE, service } from '@callboard/core'
import { type CheckInPhoto, LOBBY_STORE } from '../ports/index.ts'

const AT_ONCE = 100

/** Photos that were taken at a check-in page and that no check-in came with. */
export class UnusedPhotos extends service({ store: LOBBY_STORE, blobs: BLOB_STORE }) {
  /**
   * Only a check-in with the photo's own ticket can use it.
   * @param before so long ago that the tickets of these photos are out of date
   */
  async remove(before: Date): Promise<void> {
    let found: readonly CheckInPhoto[]
    do {
      found = await this.needs.store.read(({ photos }) => photos.takenBefore(before, AT_ONCE))
      for (const photo of found) await this.#settle(photo)
    } while (found.length === AT_ONCE)
  }

  async #settle({ key, ticketNonce }: CheckInPhoto): Promise<void> {
    const record = await this.needs.store.read(({ records }) => records.byTicket(ticketNonce))
    const isUsed = record?.photoKey === key || record?.headshotKeys.includes(key)
    if (!isUsed) await this.needs.blobs.remove(key)
    await this.needs.store.write(({ photos }) => photos.settle(key))
  }
}
