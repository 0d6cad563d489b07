import { broken, CLOCK, IDS, SEALER, SECRET_HASHER, service } from '@callboard/core'
import { type AccountsRepositories, PASSKEY_VERIFIER } from '../ports/index.ts'

const PURPOSE = 'passkey-question'
const QUESTION_MS = 5 * 60_000

/** Who may answer it: anybody, or an account that adds a passkey. */
export type Asked = 'anybody' | { readonly account: string }

const nameOf = (asked: Asked): string => (asked === 'anybody' ? asked : `account:${asked.account}`)

/**
 * What passkeys sign. A question travels with the browser, sealed, until its answer comes; only then it is noted, so
 * that it is answered once over all processes.
 */
export class PasskeyQuestions extends service({
  verifier: PASSKEY_VERIFIER,
  sealer: SEALER,
  ids: IDS,
  clock: CLOCK,
  hasher: SECRET_HASHER,
}) {
  /** @throws DomainError rule where the install has no passkeys */
  ask(asked: Asked): { readonly question: string; readonly ticket: string } {
    if (!this.needs.verifier.offered)
      throw broken('passkeys_not_offered', 'Passkeys are not offered here. Please use your password.')
    const question = this.needs.ids.secret()
    const ticket = this.needs.sealer.seal(PURPOSE, { question, asked: nameOf(asked) }, this.#end())
    return { question, ticket }
  }

  /** @returns null for a ticket that is forged, more than five minutes old, or for somebody else */
  open(ticket: string, asked: Asked): string | null {
    const claim = this.needs.sealer.open(PURPOSE, ticket)
    return claim?.question && claim.asked === nameOf(asked) ? claim.question : null
  }

  /** First in the write that the answer is for. @returns false when it was answered before */
  spend({ oneTimeUses }: AccountsRepositories, question: string): Promise<boolean> {
    const one = { id: this.needs.hasher.digest(question), expiresAt: this.#end() }
    return oneTimeUses.spend(one, this.needs.hasher.digest(this.needs.ids.secret()))
  }

  #end(): Date {
    return new Date(this.needs.clock.now().getTime() + QUESTION_MS)
  }
}
