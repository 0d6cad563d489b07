export interface UserFacts {
  readonly id: string
  readonly firstName: string
  readonly lastName: string
}

/** What this module asks of accounts. */
export interface UserDirectory {
  /** Unknown ids are left out. */
  many(ids: readonly string[]): Promise<readonly UserFacts[]>
}

export const POSTING_USER_DIRECTORY = Symbol('posting.user-directory')
