import { type Token, token } from '@callboard/core'

/** For what lasts as long as a sign-in does. */
export interface SignInDirectory {
  /** Those of the sign-ins that can still be used. */
  live(signInIds: readonly string[]): Promise<ReadonlySet<string>>
}

export const SIGN_IN_DIRECTORY: Token<SignInDirectory> = token('accounts.sign-in-directory')
