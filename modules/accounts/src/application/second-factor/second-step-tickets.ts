import { CLOCK, SEALER, service } from '@callboard/core'
import type { User } from '../../domain/user.ts'

const PURPOSE = 'second-step'
const SECOND_STEP_MS = 10 * 60_000

/** A sign-in whose first step is done. */
export interface SecondStep {
  readonly userId: string
  /** A Google account that is connected with the account once the second step is done, too. */
  readonly connects: string | undefined
  /** The account as the first step found it. */
  readonly mark: string
}

/**
 * State between the steps of a sign-in with a second factor. It travels with the caller, sealed, and needs no table:
 * each code that is used, and another password, make the tickets of before useless.
 */
export class SecondStepTickets extends service({ sealer: SEALER, clock: CLOCK }) {
  seal(user: User, connects?: string): string {
    const claim = { user: user.id, mark: this.#mark(user), google: connects ?? '' }
    return this.needs.sealer.seal(PURPOSE, claim, new Date(this.needs.clock.now().getTime() + SECOND_STEP_MS))
  }

  /** @returns null for one that is forged or more than 10 minutes old */
  open(sealed: string): SecondStep | null {
    const claim = this.needs.sealer.open(PURPOSE, sealed)
    if (!claim?.user || !claim.mark) return null
    return { userId: claim.user, mark: claim.mark, connects: claim.google || undefined }
  }

  /** False once the ticket has served, or the account has changed. */
  isFor({ mark }: SecondStep, user: User): boolean {
    return mark === this.#mark(user)
  }

  #mark({ id, passwordHash, googleSubject, secondFactor }: User): string {
    return this.needs.sealer.mark(PURPOSE, JSON.stringify([id, passwordHash, googleSubject, secondFactor]))
  }
}
