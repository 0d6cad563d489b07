import type { ProfileRules } from '@callboard/accounts/contract'
import { readPhone } from '@callboard/kit/phone'

/**
 * What the rules of the profile ask this browser.
 * @param ownEmail of the account
 */
export const profileRules = (ownEmail: string): ProfileRules => ({
  isPhone: (text) => Boolean(readPhone(text, 'US').e164),
  now: new Date(),
  ownEmail,
})
