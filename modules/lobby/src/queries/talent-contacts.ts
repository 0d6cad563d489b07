import { type Token, token } from '@callboard/core'

/** A talent who was on the list of a session, for an invitation to another one; not for browsers. */
export interface TalentContact {
  readonly recordId: string
  readonly sessionId: string
  readonly firstName: string
  readonly lastName: string
  /** Lower case. */
  readonly email: string
}

export interface TalentContacts {
  /** By one statement; of records that were deleted nothing is told. */
  of(recordIds: readonly string[]): Promise<readonly TalentContact[]>
}

export const TALENT_CONTACTS: Token<TalentContacts> = token('lobby.talent-contacts')
