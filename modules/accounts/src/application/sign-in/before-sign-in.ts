import { DEMO, useCase } from '@callboard/core'
import {
  APP_VERSION,
  checkUser,
  DEMO_ACCOUNTS,
  DEMO_PASSWORD,
  type DemoAccount,
  providers,
  version,
} from '../../contract/index.ts'
import { normalEmail } from '../../domain/user.ts'
import {
  ACCOUNTS_STORE,
  type AccountsStore,
  CAPTCHA,
  GOOGLE_IDENTITY,
  PASSKEY_VERIFIER,
} from '../ports/index.ts'

export const CheckUser = useCase(
  checkUser,
  { store: ACCOUNTS_STORE },
  async ({ needs, input: { email } }) => {
    const user = await needs.store.read(({ users }) => users.byEmail(normalEmail(email)))
    return { exists: user !== null }
  },
)

export const Providers = useCase(
  providers,
  {
    google: GOOGLE_IDENTITY,
    verifier: PASSKEY_VERIFIER,
    captcha: CAPTCHA,
    demo: DEMO,
    store: ACCOUNTS_STORE,
  },
  async ({ needs }) => {
    const people = needs.demo.isShown ? await demoPeople(needs.store) : []
    return {
      google: needs.google.offered,
      passkeys: needs.verifier.offered,
      captcha: needs.captcha.offer,
      demo: people.length === 0 ? null : { password: DEMO_PASSWORD, people },
    }
  },
)

/** The accounts of the demo that this install has: none where somebody's own data were there first. */
const demoPeople = (store: AccountsStore): Promise<DemoAccount[]> =>
  store.read(async ({ users }) => {
    const found = await Promise.all(DEMO_ACCOUNTS.map(({ email }) => users.byEmail(email)))
    return DEMO_ACCOUNTS.filter((_, at) => found[at] !== null)
  })

export const Version = useCase(version, {}, async () => ({ version: APP_VERSION }))
