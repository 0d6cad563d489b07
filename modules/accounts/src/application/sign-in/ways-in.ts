import { service } from '@callboard/core'
import type { SignInReply } from '../../contract/index.ts'
import type { User } from '../../domain/user.ts'
import { type AccountsRepositories, SECOND_FACTOR_TYPES } from '../ports/index.ts'
import { SecondStepTickets } from '../second-factor/second-step-tickets.ts'
import { SignIns } from './sign-ins.ts'

/** What follows once a person has proved who they are by password, Google or a mailed link. */
export class WaysIn extends service({
  signIns: SignIns,
  tickets: SecondStepTickets,
  types: SECOND_FACTOR_TYPES,
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
    if (user.secondFactor)
      return {
        success: false,
        needs: 'second_factor',
        ticket: this.needs.tickets.seal(user, connects),
        error:
          'This account has a second factor. Send a code of its app, or a recovery code, with the ticket to POST /auth/second-step.',
      }
    return await this.allDone(repositories, user)
  }

  async allDone(repositories: AccountsRepositories, user: User): Promise<SignInReply> {
    const { id, staffRequested, secondFactor, userType } = user
    return {
      success: true,
      token: await this.needs.signIns.begin(repositories, id),
      ...(staffRequested ? { staff_requested: true as const } : {}),
      ...(!secondFactor && this.needs.types.includes(userType)
        ? { needs: 'second_factor_setup' as const }
        : {}),
    }
  }
}
