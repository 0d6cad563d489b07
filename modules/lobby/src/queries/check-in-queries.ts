import { type Token, token } from '@callboard/core'

export interface CheckInQueries {
  /** How many check-ins each role of the sessions has; deleted ones are not counted. */
  byRole(sessionIds: readonly string[]): Promise<ReadonlyMap<string, number>>
}

export const CHECK_IN_QUERIES: Token<CheckInQueries> = token('lobby.check-ins')
