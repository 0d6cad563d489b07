import { type Actor, broken, missing, service, useCase } from '@callboard/core'
import { resetSecondFactor } from '../../contract/index.ts'
import { normalEmail } from '../../domain/user.ts'
import { ACCOUNTS_STORE } from '../ports/index.ts'
import { checkAdministers, signedIn } from '../profile/account-rights.ts'
import { SignInNews } from '../sign-in/sign-in-news.ts'
import { SignIns } from '../sign-in/sign-ins.ts'

/** Takes second factor and passkeys off an account whose owner has lost them. */
export class SecondFactorResets extends service({
  store: ACCOUNTS_STORE,
  signIns: SignIns,
  news: SignInNews,
}) {
  async reset(id: string) {
    const reply = await this.needs.store.write(async ({ users, signIns, passkeys }, outbox) => {
      const user = await users.lock(id)
      if (!user) throw missing('The account')
      await users.save({ ...user, secondFactor: null, version: user.version + 1 })
      await passkeys.removeAll(id)
      await signIns.endAll(id)
      this.needs.news.tell(outbox, user, 'second-factor-reset')
      return outbox.answer({ success: true })
    })
    this.needs.signIns.forget(id)
    return reply
  }

  /** For the command of the server, when the last super admin has lost it. */
  async resetByEmail(actor: Actor, email: string): Promise<void> {
    checkAdministers(actor)
    const user = await this.needs.store.read(({ users }) => users.byEmail(normalEmail(email)))
    if (!user) throw missing('The account')
    await this.reset(user.id)
  }
}

/** The own one is changed in the profile, where it is proved. */
export const ResetSecondFactor = useCase(
  resetSecondFactor,
  { resets: SecondFactorResets },
  async ({ needs, actor, input: { id } }) => {
    if (signedIn(actor).userId === id)
      throw broken('own_account', 'Change your own second factor in your profile.')
    return await needs.resets.reset(id)
  },
)
