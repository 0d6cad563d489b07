export { installTexts } from './install-texts.ts'
export { ownTwilioAccounts } from './own-accounts.ts'
export type { TwilioLine, TwilioSettings } from './settings.ts'
