import { messageRequested } from '@callboard/admin/contract'
import { broken, CLOCK, IDS, PASSWORD_HASHER, SECRET_HASHER, useCase } from '@callboard/core'
import { checkResetLink, RESET_SECONDS, requestPasswordReset, resetPassword } from '../../contract/index.ts'
import { requireGoodPassword } from '../../domain/password-policy.ts'
import { normalEmail } from '../../domain/user.ts'
import { BotCheck, botCheckFailed } from '../bot-check/bot-check.ts'
import { ACCOUNTS_STORE, COMMON_PASSWORDS } from '../ports/index.ts'
import { DevicePasses } from './device-passes.ts'
import { ResetLinks } from './reset-links.ts'
import { SignInNews } from './sign-in-news.ts'
import { SignIns } from './sign-ins.ts'
import { WaysIn } from './ways-in.ts'

/** Answers the same whether or not there is such an account. The bot check is used up by this very request. */
export const RequestPasswordReset = useCase(
  requestPasswordReset,
  { store: ACCOUNTS_STORE, links: ResetLinks, check: BotCheck, ids: IDS },
  async ({ needs, input }) => {
    const proof = await needs.check.find(input.captcha)
    if (!proof) throw botCheckFailed()
    return await needs.store.write(async (repositories, outbox) => {
      if (!(await needs.check.spend(repositories, proof, needs.ids.next()))) throw botCheckFailed()
      const user = await repositories.users.byEmail(normalEmail(input.email))
      if (!user) return { success: true }
      const { id, link } = await needs.links.make(repositories, user.id, RESET_SECONDS)
      outbox.publish(messageRequested, {
        key: `password-reset:${id}`,
        channel: 'email',
        template: 'RESET_PASSWORD',
        to: user.email,
        values: { LINK: link },
        about: { user_id: user.id },
      })
      return outbox.answer({ success: true })
    })
  },
)

/** The same text for used, expired and forged links. */
const NO_GOOD = 'This link has been used or has expired. Please ask for a new one.'
const noGood = () => broken('bad_reset_link', NO_GOOD)

/** Asked when the page opens, so that nobody types a password for nothing. */
export const CheckResetLink = useCase(
  checkResetLink,
  { store: ACCOUNTS_STORE, secrets: SECRET_HASHER, clock: CLOCK },
  async ({ needs, input }) => {
    const digest = needs.secrets.digest(input.token)
    const reset = await needs.store.read(({ passwordResets }) => passwordResets.find(digest))
    const isGood = reset !== null && needs.clock.now() < reset.expiresAt
    return isGood ? { success: true } : { success: false, error: NO_GOOD }
  },
)

/**
 * Sets the password once per link, ends every sign-in of the user and begins a new one. The mailbox proves as much as a
 * password does: a second factor is asked for all the same. Signing up proves no address, so passkeys may be of somebody
 * who was there before the owner of the mailbox: they end, unless they are that second factor.
 */
export const ResetPassword = useCase(
  resetPassword,
  {
    store: ACCOUNTS_STORE,
    hasher: PASSWORD_HASHER,
    secrets: SECRET_HASHER,
    clock: CLOCK,
    signIns: SignIns,
    devices: DevicePasses,
    ways: WaysIn,
    common: COMMON_PASSWORDS,
    news: SignInNews,
  },
  async ({ needs, input }) => {
    const passwordHash = await needs.hasher.hash(input.password)
    const digest = needs.secrets.digest(input.token)
    const { userId, reply } = await needs.store.write(async (repositories, outbox) => {
      const { users, signIns, passwordResets } = repositories
      const reset = await passwordResets.take(digest)
      if (!reset || reset.expiresAt <= needs.clock.now()) throw noGood()
      const user = await users.lock(reset.userId)
      if (!user) throw noGood()
      requireGoodPassword(input.password, user.email, needs.common)
      const renewed = { ...user, passwordHash }
      await users.save(renewed)
      await passwordResets.endAll(user.id)
      await signIns.endAll(user.id)
      needs.news.tell(outbox, user, 'password')
      if (
        !(await needs.ways.hasSecondStep(repositories, user)) &&
        (await repositories.passkeys.removeAll(user.id))
      )
        needs.news.tell(outbox, user, 'passkeys-ended')
      const device = needs.devices.renew(input.device, user.id)
      const { error: _, ...way } = await needs.ways.firstStepDone(repositories, renewed)
      return { userId: user.id, reply: outbox.answer({ ...way, success: true, device }) }
    })
    needs.signIns.forget(userId)
    return reply
  },
)
