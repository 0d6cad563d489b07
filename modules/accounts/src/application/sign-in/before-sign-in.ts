import { useCase } from '@callboard/core'
import { APP_VERSION, checkUser, providers, version } from '../../contract/index.ts'
import { normalEmail } from '../../domain/user.ts'
import { ACCOUNTS_STORE, CAPTCHA, GOOGLE_IDENTITY } from '../ports/index.ts'

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
  { google: GOOGLE_IDENTITY, captcha: CAPTCHA },
  async ({ needs }) => {
    const { siteKey } = needs.captcha
    return {
      google: needs.google.offered,
      captcha: siteKey === null ? null : { kind: 'recaptcha' as const, site_key: siteKey },
    }
  },
)

export const Version = useCase(version, {}, async () => ({ version: APP_VERSION }))
