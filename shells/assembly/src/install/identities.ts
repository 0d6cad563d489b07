import { CAPTCHA, type Captcha, GOOGLE_IDENTITY, type GoogleIdentity, noGoogle } from '@callboard/accounts'
import type { Sealer } from '@callboard/core'
import { sha256Hasher, systemClock } from '@callboard/crypto-node'
import { ContainerModule } from 'inversify'
import type { Settings } from '../settings/settings.ts'

async function openGoogle({ google }: Settings): Promise<GoogleIdentity> {
  if (!google) return noGoogle
  const { googleIdentity } = await import('@callboard/identity-google')
  return googleIdentity(google)
}

async function openCaptcha({ recaptcha: check, captchaWork }: Settings, sealer: Sealer): Promise<Captcha> {
  if (check) {
    const { recaptcha } = await import('@callboard/captcha-recaptcha')
    return recaptcha(check, systemClock, sha256Hasher)
  }
  const { altcha } = await import('@callboard/captcha-altcha')
  const keyOf = (use: string) => sealer.mark('captcha', use)
  const keys = { challengeKey: keyOf('challenge'), solutionKey: keyOf('solution') }
  return altcha({ ...keys, work: captchaWork }, systemClock, sha256Hasher)
}

/** Sign-in with Google where the settings name it, and the bot check: the own one, or that of the settings. */
export async function identities(settings: Settings, sealer: Sealer): Promise<ContainerModule> {
  const [google, captcha] = await Promise.all([openGoogle(settings), openCaptcha(settings, sealer)])
  return new ContainerModule(({ bind }) => {
    bind(GOOGLE_IDENTITY).toConstantValue(google)
    bind(CAPTCHA).toConstantValue(captcha)
  })
}
