import { Actor, type Authenticator, type SecretHasher } from '@callboard/core'
import type { LobbyStore } from './ports/index.ts'

/**
 * Knows talent pages by their keys. The page of a deleted record is still let in, so that it can say so;
 * each use case decides what it may do.
 */
export class TalentPages implements Authenticator {
  readonly #store: LobbyStore
  readonly #hasher: SecretHasher

  constructor(store: LobbyStore, hasher: SecretHasher) {
    this.#store = store
    this.#hasher = hasher
  }

  async actorOf(token: string): Promise<Actor | null> {
    const digest = this.#hasher.digest(token)
    const page = await this.#store.read(({ pageKeys }) => pageKeys.pageOf(digest))
    return page && Actor.talentPage(page.recordId, page.sessionId)
  }
}
