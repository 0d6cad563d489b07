/** Passkeys of this browser; the library that speaks to it loads with the first one. */
export { canUsePasskeys } from './ceremony.ts'
export { useNewPasskey, usePasskey } from './use-passkeys.ts'
