import { service } from '@callboard/core'
import type { SignInReply } from '../../contract/index.ts'
import type { User } from '../../domain/user.ts'
import { type AccountsRepositories, PASSKEY_VERIFIER, SECOND_FACTOR_TYPES } from '../ports/index.ts'
import { SecondStepTickets } from '../second-factor/second-step-tickets.ts'
import { type Proved, SignIns } from './sign-ins.ts'

/** What follows once a person has proved who they are by password, Google or a mailed link. */
export class WaysIn extends service({
  signIns: SignIns,
  tickets: SecondStepTickets,
  types: SECOND_FACTOR_TYPES,
  verifier: PASSKEY_VERIFIER,
}) {
  /**
   * Signs the person in, or asks for the second step.
   * @param connects Google account to connect when the second step is done
   */
  async firstStepDone(
    repositories: AccountsRepositories,
    user: User,
    connects?: string,
  ): Promise<SignInReply> {
    if (await this.hasSecondStep(repositories, user))
      return {
        success: false,
        needs: 'second_factor',
        ticket: this.needs.tickets.seal(user, connects),
        ways: await this.#secondWays(repositories, user),
        error:
          'This account has a second factor. Send a code of its app, a recovery code or the answer of a passkey with the ticket to POST /auth/second-step.',
      }
    return await this.allDone(repositories, user)
  }

  /** An account that must have a second factor has one in its passkeys, too; of other accounts they are one more way in. */
  async hasSecondStep(
    { passkeys }: Pick<AccountsRepositories, 'passkeys'>,
    { id, secondFactor, userType }: User,
  ): Promise<boolean> {
    if (secondFactor) return true
    return this.needs.types.includes(userType) && (await passkeys.ofUser(id)).length > 0
  }

  async allDone(repositories: AccountsRepositories, user: User, by?: Proved): Promise<SignInReply> {
    const { id, staffRequested, secondFactor, userType } = user
    const isSetUp = secondFactor !== null || by === 'passkey' || !this.needs.types.includes(userType)
    return {
      success: true,
      token: await this.needs.signIns.begin(repositories, id, by),
      ...(staffRequested ? { staff_requested: true as const } : {}),
      ...(isSetUp ? {} : { needs: 'second_factor_setup' as const }),
    }
  }

  async #secondWays({ passkeys }: AccountsRepositories, { id, secondFactor }: User) {
    const hasPasskey = this.needs.verifier.offered && (await passkeys.ofUser(id)).length > 0
    return [...(secondFactor ? (['code'] as const) : []), ...(hasPasskey ? (['passkey'] as const) : [])]
  }
}
