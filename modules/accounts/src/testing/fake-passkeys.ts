import type { KnownPasskey, PasskeyOwner, PasskeyVerifier } from '../application/ports/index.ts'
import type { NewPasskey, PasskeyAnswer, PasskeyCreation, PasskeyRequest } from '../contract/index.ts'

const TIMEOUT = 300_000
const descriptors = (ids: readonly string[]) => ids.map((id) => ({ id, type: 'public-key' as const }))

/** A device with one passkey. Its key is its name; its signature says the question and how often it was used. */
export class FakeDevice {
  readonly id: string
  /** A device that counts says how often; one whose passkey is synced says 0 each time. */
  counter = 0
  #owner = ''

  constructor(id: string) {
    this.id = id
  }

  make({ challenge, user }: PasskeyCreation): NewPasskey {
    this.#owner = user.id
    return {
      id: this.id,
      rawId: this.id,
      type: 'public-key',
      response: { clientDataJSON: challenge, attestationObject: `${this.id}-${this.counter}` },
    }
  }

  answer({ challenge }: PasskeyRequest): PasskeyAnswer {
    return {
      id: this.id,
      rawId: this.id,
      type: 'public-key',
      response: {
        clientDataJSON: challenge,
        authenticatorData: String(this.counter),
        signature: `signed-by-${this.id}`,
        userHandle: this.#owner,
      },
    }
  }
}

/** WebAuthn without its cryptography, with the same refusals. */
export class FakePasskeys implements PasskeyVerifier {
  offered = true

  creation(question: string, owner: PasskeyOwner, known: readonly string[]): PasskeyCreation {
    return {
      challenge: question,
      rp: { id: 'callboard.test', name: 'Callboard' },
      user: { id: owner.id, name: owner.email, displayName: owner.name },
      pubKeyCredParams: [{ alg: -7, type: 'public-key' }],
      excludeCredentials: descriptors(known),
      authenticatorSelection: {
        residentKey: 'required',
        requireResidentKey: true,
        userVerification: 'required',
      },
      attestation: 'none',
      timeout: TIMEOUT,
    }
  }

  request(question: string, known: readonly string[]): PasskeyRequest {
    return {
      challenge: question,
      rpId: 'callboard.test',
      allowCredentials: descriptors(known),
      userVerification: 'required',
      timeout: TIMEOUT,
    }
  }

  async made(question: string, { id, response }: NewPasskey) {
    if (response.clientDataJSON !== question) return null
    return { publicKey: `key-of-${id}`, counter: Number(response.attestationObject.split('-').at(-1)) }
  }

  async counterOf(question: string, { id, response }: PasskeyAnswer, known: KnownPasskey) {
    const isOfKey = known.publicKey === `key-of-${id}` && response.signature === `signed-by-${id}`
    if (response.clientDataJSON !== question || !isOfKey || response.userHandle !== known.userId) return null
    return Number(response.authenticatorData)
  }
}
