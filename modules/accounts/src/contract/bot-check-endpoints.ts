import { defineEndpoint, EVERYONE } from '@callboard/core/http-contract'
import { Type } from '@sinclair/typebox'
import { CaptchaAnswer, CaptchaChallenge, CaptchaOffer } from './schemas.ts'

const TO_GUARDED_CALLS = { none: 'the bot check of a call that follows' } as const

export const captchaChallenge = defineEndpoint({
  name: 'accounts.captchaChallenge',
  summary: 'The bot check of sign-up, reset request and guest check-in, with the work for one answer',
  method: 'GET',
  path: '/auth/captcha-challenge',
  access: EVERYONE,
  subject: TO_GUARDED_CALLS,
  reply: Type.Object({
    captcha: CaptchaOffer,
    /** Null where the check of another provider gives the work to the browser. */
    challenge: Type.Union([CaptchaChallenge, Type.Null()]),
  }),
  // As wide as the calls that it is for: a casting studio's talent share its line.
  limits: [{ per: 'address', max: 300, seconds: 60 }],
})

export const verifyCaptcha = defineEndpoint({
  name: 'accounts.verifyCaptcha',
  summary: 'Whether an answer to the bot check is still good; uses nothing up and admits to nothing',
  method: 'GET',
  path: '/auth/captcha-verify/{token}',
  access: EVERYONE,
  subject: TO_GUARDED_CALLS,
  params: Type.Object({ token: CaptchaAnswer }),
  reply: Type.Object({ success: Type.Boolean() }),
  limits: [{ per: 'address', max: 300, seconds: 60 }],
})
