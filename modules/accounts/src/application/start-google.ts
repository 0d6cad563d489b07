import { type Actor, DomainError, type Ids } from '@callboard/core'
import type { InputOf, ReplyOf } from '@callboard/core/http-contract'
import { GOOGLE_CALLBACK, type startGoogle } from '../contract/index.ts'
import type { GoogleTickets } from './google-tickets.ts'
import type { GoogleIdentity } from './ports/index.ts'

/** Leads to Google. A browser opens this as a page, so an outage leads to our page that says so. */
export class StartGoogle {
  readonly #google: GoogleIdentity
  readonly #tickets: GoogleTickets
  readonly #ids: Ids
  readonly #callback: string

  constructor(google: GoogleIdentity, tickets: GoogleTickets, ids: Ids, publicUrl: string) {
    this.#google = google
    this.#tickets = tickets
    this.#ids = ids
    this.#callback = publicUrl + GOOGLE_CALLBACK
  }

  async run(
    _actor: Actor,
    { binding, user_type }: InputOf<typeof startGoogle>,
  ): Promise<ReplyOf<typeof startGoogle>> {
    const nonce = this.#ids.secret()
    const state = this.#tickets.sealState({ binding, nonce, userType: user_type })
    try {
      const request = { state, nonce, verifierDigest: binding, redirectUri: this.#callback }
      return { location: await this.#google.address(request) }
    } catch (error) {
      if (!(error instanceof DomainError) || error.kind !== 'unavailable') throw error
      return { location: `${this.#callback}?error=${error.code}` }
    }
  }
}
