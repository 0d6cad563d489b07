import { CLOCK, IDS, service } from '@callboard/core'
import type { ReplyOf } from '@callboard/core/http-contract'
import type { BotProof } from '../../commands/index.ts'
import { CAPTCHA_FAILED, NOT_A_PERSON, type register } from '../../contract/index.ts'
import { type Newcomer, newcomer } from '../../domain/sign-up.ts'
import type { User } from '../../domain/user.ts'
import { BotCheck } from '../bot-check/bot-check.ts'
import { ACCOUNTS_STORE } from '../ports/index.ts'
import { DevicePasses } from '../sign-in/device-passes.ts'
import { SignIns } from '../sign-in/sign-ins.ts'

export const NOT_PASSED: ReplyOf<typeof register> = {
  success: false,
  error: NOT_A_PERSON,
  code: CAPTCHA_FAILED,
}

/** New accounts that people make for themselves. */
export class SignUps extends service({
  store: ACCOUNTS_STORE,
  signIns: SignIns,
  devices: DevicePasses,
  check: BotCheck,
  ids: IDS,
  clock: CLOCK,
}) {
  /** The account as it would be; nothing is stored. @throws DomainError invalid when a name is missing */
  draft(asked: Newcomer): User {
    return newcomer(asked, this.needs.ids.next(), this.needs.clock.now())
  }

  /**
   * Stores the account and signs it in, unless the e-mail address already has an account.
   * @param pass of the device it happens on
   * @param proof of the bot check, which is used up; absent where none is asked for
   */
  async admit(user: User, pass?: string, proof?: BotProof): Promise<ReplyOf<typeof register>> {
    return await this.needs.store.write(async (repositories, outbox) => {
      if (proof && !(await this.needs.check.spend(repositories, proof, user.id))) return NOT_PASSED
      if (!(await repositories.users.add(user))) {
        return { success: false, error: 'There is already an account with this e-mail.' }
      }
      const token = await this.needs.signIns.begin(repositories, user.id)
      return outbox.answer({
        success: true,
        token,
        _id: user.id,
        device: this.needs.devices.renew(pass, user.id),
        ...(user.staffRequested ? { staff_requested: true as const } : {}),
      })
    })
  }
}
