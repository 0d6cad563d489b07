export interface UserFacts {
  readonly firstName: string
  readonly lastName: string
  readonly email: string
  readonly phone: string | null
}

/** What the accounts module knows of people. */
export interface UserDirectory {
  find(id: string): Promise<UserFacts | null>
}
export const LOBBY_USER_DIRECTORY = Symbol('lobby.user-directory')
