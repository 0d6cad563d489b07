import { isIP } from 'node:net'
import type { PasskeyVerifier } from '@callboard/accounts'
import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server'

const NAME = 'Callboard'
/** Milliseconds; as long as a question is good. */
const TIMEOUT = 300_000
/** EdDSA, ES256 and RS256: between them all devices in use have one. */
const ALGORITHMS = [-8, -7, -257]

const bytesOf = (base64url: string) => new Uint8Array(Buffer.from(base64url, 'base64url'))
const base64url = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64url')
const handleOf = (userId: string) => base64url(Buffer.from(userId))
const descriptors = (ids: readonly string[]) => ids.map((id) => ({ id, type: 'public-key' as const }))

/** Browsers have passkeys for host names in secure contexts, of which localhost is one. */
function canHavePasskeys({ protocol, hostname }: URL): boolean {
  if (isIP(hostname) || hostname.startsWith('[')) return false
  return protocol === 'https:' || hostname === 'localhost' || hostname.endsWith('.localhost')
}

/** Loaded with the first passkey: it takes 0.1 to 0.2 s and 25 MB, which most processes never need. */
const library = () => import('@simplewebauthn/server')

/** The library throws for whatever is wrong with what a browser sent. */
async function orNull<T>(verify: () => Promise<T>): Promise<T | null> {
  try {
    return await verify()
  } catch {
    return null
  }
}

/** @param publicUrl decides where passkeys are good, whatever a request says of itself */
export function webauthn(publicUrl: string): PasskeyVerifier {
  const place = new URL(publicUrl)
  const rpID = place.hostname
  const expected = { expectedOrigin: place.origin, expectedRPID: rpID, requireUserVerification: true }

  return {
    offered: canHavePasskeys(place),
    creation: (question, owner, known) => ({
      challenge: question,
      rp: { id: rpID, name: NAME },
      user: { id: handleOf(owner.id), name: owner.email, displayName: owner.name },
      pubKeyCredParams: ALGORITHMS.map((alg) => ({ alg, type: 'public-key' })),
      excludeCredentials: descriptors(known),
      authenticatorSelection: {
        residentKey: 'required',
        requireResidentKey: true,
        userVerification: 'required',
      },
      attestation: 'none',
      timeout: TIMEOUT,
    }),
    request: (question, known) => ({
      challenge: question,
      rpId: rpID,
      allowCredentials: descriptors(known),
      userVerification: 'required',
      timeout: TIMEOUT,
    }),
    async made(question, made) {
      const response: RegistrationResponseJSON = { ...made, clientExtensionResults: {} }
      const { verifyRegistrationResponse } = await library()
      const verified = await orNull(() =>
        verifyRegistrationResponse({
          ...expected,
          response,
          expectedChallenge: question,
          supportedAlgorithmIDs: ALGORITHMS,
        }),
      )
      if (!verified?.verified) return null
      const { id, publicKey, counter } = verified.registrationInfo.credential
      if (id !== made.id) return null
      return { publicKey: base64url(publicKey), counter }
    },
    async counterOf(question, answer, { userId, credentialId, publicKey, counter }) {
      const { userHandle } = answer.response
      if (userHandle !== undefined && userHandle !== handleOf(userId)) return null
      const response: AuthenticationResponseJSON = { ...answer, clientExtensionResults: {} }
      const { verifyAuthenticationResponse } = await library()
      const verified = await orNull(() =>
        verifyAuthenticationResponse({
          ...expected,
          response,
          expectedChallenge: question,
          credential: { id: credentialId, publicKey: bytesOf(publicKey), counter },
        }),
      )
      return verified?.verified ? verified.authenticationInfo.newCounter : null
    },
  }
}
