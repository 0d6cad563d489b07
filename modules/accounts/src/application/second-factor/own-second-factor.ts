import {
  CLOCK,
  conflict,
  IDS,
  invalid,
  missing,
  PASSWORD_HASHER,
  SEALER,
  unauthenticated,
  useCase,
} from '@callboard/core'
import {
  beginSecondFactor,
  getSecondFactor,
  renewRecoveryCodes,
  switchOffSecondFactor,
  switchOnSecondFactor,
} from '../../contract/index.ts'
import { newSecret, typedCode } from '../../domain/second-factor.ts'
import { ACCOUNTS_STORE, ONE_TIME_CODES, PASSKEY_VERIFIER, SECOND_FACTOR_TYPES } from '../ports/index.ts'
import { signedIn, signInOf } from '../profile/account-rights.ts'
import { SignInNews } from '../sign-in/sign-in-news.ts'
import { SignIns } from '../sign-in/sign-ins.ts'
import { SecondFactors } from './second-factors.ts'

const PURPOSE = 'second-factor-setup'
const SETUP_MS = 30 * 60_000

export const wrongCode = () =>
  invalid('code', 'This code is not right or was used already. Type the one that your app shows now.')
export const wrongPassword = () => invalid('password', 'The password is not right.')
const notOn = () => conflict('second_factor_off', 'Your account has no second factor.')

export const GetSecondFactor = useCase(
  getSecondFactor,
  { store: ACCOUNTS_STORE, types: SECOND_FACTOR_TYPES, verifier: PASSKEY_VERIFIER },
  async ({ needs, actor }) => {
    const { userId } = signInOf(actor)
    const { user, own } = await needs.store.read(async ({ users, passkeys }) => ({
      user: await users.find(userId),
      own: await passkeys.ofUser(userId),
    }))
    if (!user) throw unauthenticated()
    return {
      on: user.secondFactor !== null,
      recovery_left: user.secondFactor?.recovery.length ?? 0,
      required: needs.types.includes(user.userType),
      has_password: user.passwordHash !== null,
      passkeys: needs.verifier.offered ? own.length : 0,
    }
  },
)

/** The secret travels with its owner until a code proves that the app has it. */
export const BeginSecondFactor = useCase(
  beginSecondFactor,
  { store: ACCOUNTS_STORE, codes: ONE_TIME_CODES, ids: IDS, sealer: SEALER, clock: CLOCK },
  async ({ needs, actor }) => {
    const { userId } = signInOf(actor)
    const user = await needs.store.read(({ users }) => users.find(userId))
    if (!user) throw unauthenticated()
    const secret = newSecret(needs.ids.secret())
    const until = new Date(needs.clock.now().getTime() + SETUP_MS)
    return {
      address: needs.codes.address(secret, user.email),
      secret,
      ticket: needs.sealer.seal(PURPOSE, { user: userId, secret }, until),
    }
  },
)

/** The other sign-ins of the account end: they were made without it. */
export const SwitchOnSecondFactor = useCase(
  switchOnSecondFactor,
  {
    store: ACCOUNTS_STORE,
    factors: SecondFactors,
    codes: ONE_TIME_CODES,
    sealer: SEALER,
    clock: CLOCK,
    signIns: SignIns,
    news: SignInNews,
  },
  async ({ needs, actor, input }) => {
    const { kind, userId, signInId } = signInOf(actor)
    const claim = needs.sealer.open(PURPOSE, input.ticket)
    if (!claim?.secret || claim.user !== userId)
      throw conflict('setup_expired', 'This took too long. Please begin again and scan the new code.')
    const given = typedCode(input.code)
    const step =
      given?.kind === 'app' ? needs.codes.windowOf(claim.secret, given.code, needs.clock.now()) : null
    if (step === null) throw invalid('code', 'This is not the code that the app shows for this key now.')
    const { factor, codes } = needs.factors.make(userId, claim.secret, step)
    const reply = await needs.store.write(async (repositories, outbox) => {
      const { users, signIns } = repositories
      const user = await users.lock(userId)
      if (!user) throw missing('The account')
      await users.save({ ...user, secondFactor: factor })
      needs.news.tell(outbox, user, 'second-factor-on')
      await signIns.endAll(userId, kind === 'user' ? signInId : undefined)
      const token = kind === 'user' ? undefined : await needs.signIns.begin(repositories, userId)
      return outbox.answer({ success: true, recovery_codes: [...codes], ...(token ? { token } : {}) })
    })
    needs.signIns.forget(userId)
    return reply
  },
)

export const SwitchOffSecondFactor = useCase(
  switchOffSecondFactor,
  {
    store: ACCOUNTS_STORE,
    factors: SecondFactors,
    hasher: PASSWORD_HASHER,
    types: SECOND_FACTOR_TYPES,
    signIns: SignIns,
    news: SignInNews,
  },
  async ({ needs, actor, input }) => {
    const { userId, userType } = signedIn(actor)
    if (needs.types.includes(userType))
      throw conflict('second_factor_required', 'Your kind of account must have a second factor here.')
    const checked = await needs.store.read(({ users }) => users.find(userId))
    if (!checked) throw unauthenticated()
    if (!checked.secondFactor) throw notOn()
    if (checked.passwordHash !== null)
      if (!(await needs.hasher.matches(input.password ?? '', checked.passwordHash))) throw wrongPassword()
    const giveBack = await needs.factors.takeTry(userId)
    const reply = await needs.store.write(async ({ users }, outbox) => {
      const user = await users.lock(userId)
      if (!user?.secondFactor) throw notOn()
      if (user.passwordHash !== checked.passwordHash) throw wrongPassword()
      if (!needs.factors.spend(user, input.code)) throw wrongCode()
      await users.save({ ...user, secondFactor: null })
      needs.news.tell(outbox, user, 'second-factor-off')
      return outbox.answer({ success: true })
    })
    await giveBack()
    needs.signIns.forget(userId)
    return reply
  },
)

export const RenewRecoveryCodes = useCase(
  renewRecoveryCodes,
  { store: ACCOUNTS_STORE, factors: SecondFactors, news: SignInNews },
  async ({ needs, actor }) => {
    const { userId } = signedIn(actor)
    const { recovery, codes } = needs.factors.newRecovery(userId)
    return await needs.store.write(async ({ users }, outbox) => {
      const user = await users.lock(userId)
      if (!user?.secondFactor) throw notOn()
      await users.save({ ...user, secondFactor: { ...user.secondFactor, recovery } })
      needs.news.tell(outbox, user, 'recovery-codes')
      return outbox.answer({ recovery_codes: [...codes] })
    })
  },
)
