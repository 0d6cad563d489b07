import type { Captcha } from '@callboard/accounts'
import { type Clock, DomainError, patient, type SecretHasher } from '@callboard/core'
import { checkedSettings, type RecaptchaSettings } from './recaptcha-settings.ts'

export type { RecaptchaSettings } from './recaptcha-settings.ts'

const TIMEOUT_MS = 5_000

/** Longer than Google lets an answer live. */
const LIFE_MS = 5 * 60_000

/** Google's error codes for a wrong answer; all other codes concern the install. */
const WRONG_ANSWER = ['missing-input-response', 'invalid-input-response', 'timeout-or-duplicate']

interface Verdict {
  readonly success: boolean
  readonly hostname?: string
  readonly action?: string
  readonly score?: number
  readonly 'error-codes'?: readonly string[]
}

const isVerdict = (body: unknown): body is Verdict =>
  typeof body === 'object' && body !== null && 'success' in body && typeof body.success === 'boolean'

const outage = (cause: unknown) =>
  new DomainError(
    'unavailable',
    'captcha_unavailable',
    'The check that you are not a robot cannot be made at the moment. Please try again in a moment.',
    { cause },
  )

/**
 * Bot check by Google reCAPTCHA, checkbox (v2) or score (v3).
 * @throws Error that names the setting that is wrong
 */
export function recaptcha(settings: RecaptchaSettings, clock: Clock, hasher: SecretHasher): Captcha {
  const { siteKey, secret, hostname, action, minScore, verifyUrl } = checkedSettings(settings)

  async function ask(answer: string): Promise<Verdict> {
    const response = await fetch(verifyUrl, {
      method: 'POST',
      body: new URLSearchParams({ secret, response: answer }),
      signal: AbortSignal.timeout(patient(TIMEOUT_MS)),
    })
    if (!response.ok) throw new Error(`reCAPTCHA answered ${response.status}.`)
    const body: unknown = await response.json()
    if (!isVerdict(body)) throw new Error('The answer of reCAPTCHA is not a verdict.')
    const aboutUs = (body['error-codes'] ?? []).filter((code) => !WRONG_ANSWER.includes(code))
    if (!body.success && aboutUs.length > 0) throw new Error(`reCAPTCHA refuses us: ${aboutUs.join(', ')}.`)
    return body
  }

  const passes = (verdict: Verdict): boolean =>
    verdict.success &&
    (hostname === undefined || verdict.hostname === hostname) &&
    (action === undefined || verdict.action === action) &&
    (minScore === undefined || (verdict.score ?? 0) >= minScore)

  return {
    offer: { kind: 'recaptcha', site_key: siteKey },
    // Google calls an answer a duplicate when it is asked about it again.
    judgesOnce: true,
    challenge: async () => null,
    async judge(answer) {
      if (answer === '') return null
      const verdict = await ask(answer).catch((fault: unknown) => {
        throw outage(fault)
      })
      const expiresAt = new Date(clock.now().getTime() + LIFE_MS)
      return passes(verdict) ? { id: hasher.digest(answer), expiresAt } : null
    },
  }
}
