import { CLOCK, SEALER, service } from '@callboard/core'
import { SIGN_UP_TYPES } from '../../contract/index.ts'
import type { SignUpType } from '../../domain/sign-up.ts'

const STATE = 'google-state'
const TICKET = 'google-ticket'
const STATE_MS = 10 * 60_000
const TICKET_MS = 30 * 60_000

/** A sign-in that was begun and is on its way through Google. */
export interface GoogleBeginning {
  /** Hex SHA-256 of the browser's secret. */
  readonly binding: string
  readonly nonce: string
  /** The user type of a new account, if it was chosen. */
  readonly userType: SignUpType | undefined
}

/** A person with a verified Google identity and no account yet. */
export interface GoogleNewcomer {
  readonly binding: string
  readonly subject: string
  readonly email: string
}

/**
 * State between the steps of a sign-in with Google. It travels with the browser, sealed, and needs no table. Nothing in
 * it is secret: the proof of the browser stays in the browser until the end.
 */
export class GoogleTickets extends service({ sealer: SEALER, clock: CLOCK }) {
  sealState({ binding, nonce, userType }: GoogleBeginning): string {
    return this.needs.sealer.seal(STATE, { binding, nonce, user_type: userType ?? '' }, this.#in(STATE_MS))
  }

  /** @returns null for one that is forged or more than 10 minutes old */
  openState(sealed: string): GoogleBeginning | null {
    const claim = this.needs.sealer.open(STATE, sealed)
    if (!claim?.binding || !claim.nonce) return null
    const userType = SIGN_UP_TYPES.find((type) => type === claim.user_type)
    return { binding: claim.binding, nonce: claim.nonce, userType }
  }

  sealNewcomer({ binding, subject, email }: GoogleNewcomer): string {
    return this.needs.sealer.seal(TICKET, { binding, subject, email }, this.#in(TICKET_MS))
  }

  /** @returns null for one that is forged or more than 30 minutes old */
  openNewcomer(sealed: string): GoogleNewcomer | null {
    const claim = this.needs.sealer.open(TICKET, sealed)
    if (!claim?.binding || !claim.subject || !claim.email) return null
    return { binding: claim.binding, subject: claim.subject, email: claim.email }
  }

  #in(ms: number): Date {
    return new Date(this.needs.clock.now().getTime() + ms)
  }
}
