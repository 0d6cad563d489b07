import { useCase } from '@callboard/core'
import { providers } from '../../contract/index.ts'
import { CAPTCHA, GOOGLE_IDENTITY } from '../ports/index.ts'

export const TellProviders = useCase(
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
