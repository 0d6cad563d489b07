import type { UserType } from '@callboard/core'

export interface UserFacts {
  readonly id: string
  readonly email: string
  readonly userType: UserType
}

/** What this module asks of accounts. */
export interface UserDirectory {
  byEmail(email: string): Promise<UserFacts | null>
}

export const REVIEW_USER_DIRECTORY = Symbol('review.user-directory')
