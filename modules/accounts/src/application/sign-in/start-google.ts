import { type Actor, DomainError, IDS, PUBLIC_URL, useCase } from '@callboard/core'
import type { InputOf, ReplyOf } from '@callboard/core/http-contract'
import { GOOGLE_CALLBACK, startGoogle } from '../../contract/index.ts'
import { GOOGLE_IDENTITY } from '../ports/index.ts'
import { GoogleTickets } from './google-tickets.ts'

/** Leads to Google. A browser opens this as a page, so an outage leads to our page that says so. */
export class StartGoogle extends useCase(startGoogle, {
  google: GOOGLE_IDENTITY,
  tickets: GoogleTickets,
  ids: IDS,
  publicUrl: PUBLIC_URL,
}) {
  async run(
    _actor: Actor,
    { binding, user_type }: InputOf<typeof startGoogle>,
  ): Promise<ReplyOf<typeof startGoogle>> {
    const nonce = this.needs.ids.secret()
    const state = this.needs.tickets.sealState({ binding, nonce, userType: user_type })
    try {
      const request = { state, nonce, verifierDigest: binding, redirectUri: this.#callback() }
      return { location: await this.needs.google.address(request) }
    } catch (error) {
      if (!(error instanceof DomainError) || error.kind !== 'unavailable') throw error
      return { location: `${this.#callback()}?error=${error.code}` }
    }
  }

  #callback = () => this.needs.publicUrl + GOOGLE_CALLBACK
}
