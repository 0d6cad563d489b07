import { createHash } from 'node:crypto'
import { DomainError } from '@callboard/core'
import type { GoogleAnswer, GoogleIdentity, GooglePerson, GoogleRequest } from '../application/ports/index.ts'

const ADDRESS = 'https://accounts.google.test/authorize'

/** Google in this process: people agree at its addresses, and each code is good once. */
export class FakeGoogle implements GoogleIdentity {
  readonly offered = true
  reachable = true
  readonly #codes = new Map<string, { readonly person: GooglePerson; readonly request: GoogleRequest }>()
  #made = 0

  async address({ state, nonce, verifierDigest, redirectUri }: GoogleRequest): Promise<string> {
    this.#requireReachable()
    const query = new URLSearchParams({ state, nonce, verifierDigest, redirectUri })
    return `${ADDRESS}?${query}`
  }

  /** The person agrees at an address. @returns the code that Google leads back with */
  async agree(address: string, person: GooglePerson): Promise<string> {
    const query = new URL(address).searchParams
    const said = (name: keyof GoogleRequest) => query.get(name) ?? ''
    this.#made += 1
    const code = `code-${this.#made}`
    this.#codes.set(code, {
      person,
      request: {
        state: said('state'),
        nonce: said('nonce'),
        verifierDigest: said('verifierDigest'),
        redirectUri: said('redirectUri'),
      },
    })
    return code
  }

  async exchange({ code, verifier, nonce, redirectUri }: GoogleAnswer): Promise<GooglePerson | null> {
    this.#requireReachable()
    const agreed = this.#codes.get(code)
    this.#codes.delete(code)
    if (agreed?.request.nonce !== nonce || agreed.request.redirectUri !== redirectUri) return null
    const digest = createHash('sha256').update(verifier).digest('hex')
    return agreed.request.verifierDigest === digest ? agreed.person : null
  }

  #requireReachable(): void {
    if (!this.reachable) {
      throw new DomainError('unavailable', 'google_unavailable', 'Google cannot be reached.')
    }
  }
}
