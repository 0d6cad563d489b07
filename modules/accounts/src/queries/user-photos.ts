import { type Token, token } from '@callboard/core'

/** Pictures of accounts, for lists of people. */
export interface UserPhotos {
  /** By one statement. Signed addresses, good for an hour; people without a picture are left out. */
  of(userIds: readonly string[]): Promise<ReadonlyMap<string, string>>
}

export const USER_PHOTOS: Token<UserPhotos> = token('accounts.user-photos')
