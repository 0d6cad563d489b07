/** Passkeys that one account may have. */
export const MOST_PASSKEYS = 10

/** For a passkey that is wrong, unknown or removed, whatever the reason is. */
export const PASSKEY_REFUSED = 'This passkey does not sign in here. Try another one or use your password.'
