import { DomainError, IDS, type NeedsOf, PUBLIC_URL, useCase } from '@callboard/core'
import { GOOGLE_CALLBACK, startGoogle } from '../../contract/index.ts'
import { GOOGLE_IDENTITY } from '../ports/index.ts'
import { GoogleTickets } from './google-tickets.ts'

const NEEDS = { google: GOOGLE_IDENTITY, tickets: GoogleTickets, ids: IDS, publicUrl: PUBLIC_URL }
type Needs = NeedsOf<typeof NEEDS>

/** Leads to Google. A browser opens this as a page, so an outage leads to our page that says so. */
export const StartGoogle = useCase(startGoogle, NEEDS, async ({ needs, input: { binding, user_type } }) => {
  const nonce = needs.ids.secret()
  const state = needs.tickets.sealState({ binding, nonce, userType: user_type })
  try {
    const request = { state, nonce, verifierDigest: binding, redirectUri: callback(needs) }
    return { location: await needs.google.address(request) }
  } catch (error) {
    if (!(error instanceof DomainError) || error.kind !== 'unavailable') throw error
    return { location: `${callback(needs)}?error=${error.code}` }
  }
})

const callback = (needs: Needs) => needs.publicUrl + GOOGLE_CALLBACK
