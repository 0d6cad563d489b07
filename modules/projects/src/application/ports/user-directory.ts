import type { UserType } from '@callboard/core'

export interface UserFacts {
  readonly id: string
  readonly email: string
  readonly firstName: string
  readonly lastName: string
  readonly userType: UserType
}

/** What this module asks of accounts. */
export interface UserDirectory {
  /** Unknown ids are left out. */
  many(ids: readonly string[]): Promise<readonly UserFacts[]>
}

export const PROJECTS_USER_DIRECTORY = Symbol('projects.user-directory')
