import type { Captcha } from '../ports/index.ts'

/** For installs without a bot check: everybody passes. */
export const noCaptcha: Captcha = { siteKey: null, verify: async () => true }
