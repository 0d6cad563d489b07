import {
  CAPTCHA,
  type Captcha,
  GOOGLE_IDENTITY,
  type GoogleIdentity,
  noCaptcha,
  noGoogle,
} from '@callboard/accounts'
import { recaptcha } from '@callboard/captcha-recaptcha'
import { systemClock } from '@callboard/crypto-node'
import { googleIdentity } from '@callboard/identity-google'
import { ContainerModule } from 'inversify'
import type { Settings } from '../settings/settings.ts'

/** Sign-in with Google and the bot check of sign-up, where the settings name them. */
export const identities = (settings: Settings) =>
  new ContainerModule(({ bind }) => {
    const { google, recaptcha: check } = settings
    bind<GoogleIdentity>(GOOGLE_IDENTITY).toConstantValue(google ? googleIdentity(google) : noGoogle)
    bind<Captcha>(CAPTCHA).toConstantValue(check ? recaptcha(check, systemClock) : noCaptcha)
  })
