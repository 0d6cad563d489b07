/** Boolean: this install offers Google sign-in. */
export const GOOGLE_ENABLED = Symbol('accounts.google-enabled')
