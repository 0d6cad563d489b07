import type { Actor, Authenticator } from '@callboard/core'

/** Asks one after the other: sign-ins of accounts, then keys of talent pages. */
export class AnyAuthenticator implements Authenticator {
  readonly #authenticators: readonly Authenticator[]

  constructor(authenticators: readonly Authenticator[]) {
    this.#authenticators = authenticators
  }

  async actorOf(token: string, anew?: boolean): Promise<Actor | null> {
    for (const authenticator of this.#authenticators) {
      const actor = await authenticator.actorOf(token, anew)
      if (actor) return actor
    }
    return null
  }
}
