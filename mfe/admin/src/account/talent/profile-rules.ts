import type { ProfileRules } from '@callboard/accounts/contract'
import { readPhone } from '@callboard/kit/phone'

/** What the rules of the profile ask this browser. */
export const profileRules = (): ProfileRules => ({
  isPhone: (text) => Boolean(readPhone(text, 'US').e164),
  now: new Date(),
})
