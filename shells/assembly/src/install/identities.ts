import {
  CAPTCHA,
  type Captcha,
  GOOGLE_IDENTITY,
  type GoogleIdentity,
  noCaptcha,
  noGoogle,
} from '@callboard/accounts'
import { systemClock } from '@callboard/crypto-node'
import { ContainerModule } from 'inversify'
import type { Settings } from '../settings/settings.ts'

async function openGoogle({ google }: Settings): Promise<GoogleIdentity> {
  if (!google) return noGoogle
  const { googleIdentity } = await import('@callboard/identity-google')
  return googleIdentity(google)
}

async function openCaptcha({ recaptcha: check }: Settings): Promise<Captcha> {
  if (!check) return noCaptcha
  const { recaptcha } = await import('@callboard/captcha-recaptcha')
  return recaptcha(check, systemClock)
}

/** Sign-in with Google and the bot check of sign-up, loaded where the settings name them. */
export async function identities(settings: Settings): Promise<ContainerModule> {
  const [google, captcha] = await Promise.all([openGoogle(settings), openCaptcha(settings)])
  return new ContainerModule(({ bind }) => {
    bind(GOOGLE_IDENTITY).toConstantValue(google)
    bind(CAPTCHA).toConstantValue(captcha)
  })
}
