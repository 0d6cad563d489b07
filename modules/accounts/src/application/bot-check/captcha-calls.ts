import { useCase } from '@callboard/core'
import { captchaChallenge, verifyCaptcha } from '../../contract/index.ts'
import { CAPTCHA } from '../ports/index.ts'
import { BotCheck } from './bot-check.ts'

export const CaptchaChallenge = useCase(captchaChallenge, { captcha: CAPTCHA }, async ({ needs }) => ({
  captcha: needs.captcha.offer,
  challenge: await needs.captcha.challenge(),
}))

/** A call of the sources. It uses nothing up, and no request relies on it: each judges the answer that it brings. */
export const VerifyCaptcha = useCase(verifyCaptcha, { check: BotCheck }, async ({ needs, input }) => ({
  success: await needs.check.isGood(input.token),
}))
