import { type Token, token, type UserType } from '@callboard/core'

/** The fields of an account for other modules; not for browsers. */
export interface UserFacts {
  readonly id: string
  readonly email: string
  readonly firstName: string
  readonly lastName: string
  readonly userType: UserType
  /** E.164 */
  readonly phone: string | null
}

/** Accounts; deleted ones are not there. */
export interface UserDirectory {
  find(id: string): Promise<UserFacts | null>
  byEmail(email: string): Promise<UserFacts | null>
  /** In no order; unknown ids are left out. */
  many(ids: readonly string[]): Promise<readonly UserFacts[]>
}

export const USER_DIRECTORY: Token<UserDirectory> = token('accounts.user-directory')
