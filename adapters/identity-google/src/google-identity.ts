import type { GoogleAnswer, GoogleIdentity, GooglePerson, GoogleRequest } from '@callboard/accounts'
import { patient } from '@callboard/core'
import {
  allowInsecureRequests,
  authorizationCodeGrant,
  buildAuthorizationUrl,
  type Configuration,
  discovery,
  enableNonRepudiationChecks,
  type IDToken,
} from 'openid-client'
import { isRefusal, outage } from './google-fault.ts'
import { checkedSettings, type GoogleSettings } from './google-settings.ts'

export type { GoogleSettings } from './google-settings.ts'

const TIMEOUT_SECONDS = 5

const text = (claim: unknown): string => (typeof claim === 'string' ? claim : '')

const personOf = (claims: IDToken): GooglePerson => ({
  subject: claims.sub,
  email: text(claims.email),
  emailVerified: claims.email_verified === true,
  firstName: text(claims.given_name),
  lastName: text(claims.family_name),
})

/**
 * Sign-in with Google by OpenID Connect. Google's discovery document is asked for when it is first needed, and kept.
 * @throws Error that names the setting that is wrong
 */
export function googleIdentity(settings: GoogleSettings): GoogleIdentity {
  const { clientId, clientSecret, issuer } = checkedSettings(settings)
  let known: Promise<Configuration> | null = null

  function configuration(): Promise<Configuration> {
    known ??= discovery(issuer, clientId, clientSecret, undefined, {
      timeout: patient(TIMEOUT_SECONDS),
      execute: [
        // The library trusts a token that comes straight from Google by TLS; its signature is checked all the same.
        enableNonRepudiationChecks,
        ...(issuer.protocol === 'http:' ? [allowInsecureRequests] : []),
      ],
    }).catch((fault: unknown) => {
      known = null
      throw outage(fault)
    })
    return known
  }

  async function redeem(
    google: Configuration,
    { code, verifier, nonce, redirectUri }: GoogleAnswer,
  ): Promise<GooglePerson | null> {
    const back = new URL(redirectUri)
    back.searchParams.set('code', code)
    // Tells apart the answers of several providers. Here there is one, and the page passes on the code only.
    back.searchParams.set('iss', google.serverMetadata().issuer)
    try {
      const tokens = await authorizationCodeGrant(google, back, {
        pkceCodeVerifier: verifier,
        expectedNonce: nonce,
        idTokenExpected: true,
      })
      const claims = tokens.claims()
      return claims ? personOf(claims) : null
    } catch (fault) {
      if (isRefusal(fault)) return null
      throw outage(fault)
    }
  }

  return {
    offered: true,

    async address({ state, nonce, verifierDigest, redirectUri }: GoogleRequest): Promise<string> {
      const address = buildAuthorizationUrl(await configuration(), {
        redirect_uri: redirectUri,
        scope: 'openid email profile',
        state,
        nonce,
        code_challenge: Buffer.from(verifierDigest, 'hex').toString('base64url'),
        code_challenge_method: 'S256',
        prompt: 'select_account',
      })
      return address.href
    },

    exchange: async (answer) => redeem(await configuration(), answer),
  }
}
