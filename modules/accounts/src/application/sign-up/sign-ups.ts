import { CLOCK, IDS, service } from '@callboard/core'
import type { ReplyOf } from '@callboard/core/http-contract'
import type { register } from '../../contract/index.ts'
import { type Newcomer, newcomer } from '../../domain/sign-up.ts'
import type { User } from '../../domain/user.ts'
import { ACCOUNTS_STORE } from '../ports/index.ts'
import { DevicePasses } from '../sign-in/device-passes.ts'
import { SignIns } from '../sign-in/sign-ins.ts'

/** New accounts that people make for themselves. */
export class SignUps extends service({
  store: ACCOUNTS_STORE,
  signIns: SignIns,
  devices: DevicePasses,
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
   */
  async admit(user: User, pass?: string): Promise<ReplyOf<typeof register>> {
    return await this.needs.store.write(async (repositories, outbox) => {
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
