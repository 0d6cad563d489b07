export interface UserFacts {
  readonly firstName: string
  readonly lastName: string
  readonly email: string
  readonly phone: string | null
}

/** What this module asks of accounts. */
export interface UserDirectory {
  find(id: string): Promise<UserFacts | null>
}

export const LOBBY_USER_DIRECTORY = Symbol('lobby.user-directory')
