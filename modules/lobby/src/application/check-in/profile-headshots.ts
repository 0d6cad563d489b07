import { HEADSHOTS_LIMIT } from '@callboard/accounts/contract'
import { BLOB_STORE, CLOCK, DomainError, IDS, service } from '@callboard/core'
import { LOBBY_STORE } from '../ports/index.ts'
import type { CheckInTicket } from './check-in-tickets.ts'
import { PhotoFolders } from './photo-folders.ts'

/** Headshots of a profile that come along to a check-in, which keeps copies of its own. */
export class ProfileHeadshots extends service({
  store: LOBBY_STORE,
  folders: PhotoFolders,
  blobs: BLOB_STORE,
  clock: CLOCK,
  ids: IDS,
}) {
  /** Copies that no check-in came with go as other unused photos do. @returns the keys of the copies */
  async copied({ sessionId, nonce }: CheckInTicket, keys: readonly string[]): Promise<readonly string[]> {
    const copies: string[] = []
    for (const from of keys) {
      const key = `${this.needs.folders.of(sessionId)}${nonce}/${this.needs.ids.next()}.jpg`
      if (await this.#isCopied(nonce, from, key)) copies.push(key)
    }
    return copies
  }

  async #isCopied(ticketNonce: string, from: string, key: string): Promise<boolean> {
    const photo = { key, ticketNonce, purpose: 'headshot', takenAt: this.needs.clock.now() } as const
    if (!(await this.needs.store.write(({ photos }) => photos.claim(photo, HEADSHOTS_LIMIT)))) return false
    try {
      await this.needs.blobs.copy(from, key)
      return true
    } catch (error) {
      await this.needs.store.write(({ photos }) => photos.giveUp(key))
      // The talent has removed it at this very moment.
      if (error instanceof DomainError && error.kind === 'missing') return false
      throw error
    }
  }
}
