export interface RecaptchaSettings {
  /** Public; the page loads the check with it. */
  readonly siteKey: string
  readonly secret: string
  /** The host of the page where people pass; any that Google allows when absent. */
  readonly hostname?: string
  /** For v3 keys: the page's name for the check. */
  readonly action?: string
  /** For v3 keys: from 0 (a program) to 1 (a person). */
  readonly minScore?: number
  /** Google's own when absent. */
  readonly verifyUrl?: string
}

const GOOGLE = 'https://www.google.com/recaptcha/api/siteverify'

/** @throws Error that names the setting that is wrong */
export function checkedSettings(settings: RecaptchaSettings) {
  const { siteKey, secret, minScore, verifyUrl = GOOGLE } = settings
  if (siteKey.trim() === '') throw new Error('RECAPTCHA_SITE_KEY is empty.')
  if (secret.trim() === '') throw new Error('RECAPTCHA_SECRET is empty.')
  if (minScore !== undefined && !(minScore >= 0 && minScore <= 1)) {
    throw new Error(`minScore of reCAPTCHA must be from 0 to 1, not ${minScore}.`)
  }
  if (!URL.canParse(verifyUrl)) {
    throw new Error(`verifyUrl of reCAPTCHA must be an address like ${GOOGLE}, not "${verifyUrl}".`)
  }
  return { ...settings, verifyUrl }
}
