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

/** A talent as the latest check-in to some sessions knows them. */
export interface ListedTalent extends TalentContact {
  readonly role: string
  /** Signed, good for an hour. */
  readonly photoUrl: string | null
}

export interface TalentContacts {
  /** By one statement; of records that were deleted nothing is told. */
  of(recordIds: readonly string[]): Promise<readonly TalentContact[]>
  /**
   * Each address on the lists of these sessions once, by its latest check-in, the latest first; of the latest thousand
   * check-ins, by one statement. Talent without an address are not told.
   * @param addresses the only ones that are asked for, in lower case; absent: all
   */
  listed(sessionIds: readonly string[], addresses?: readonly string[]): Promise<readonly ListedTalent[]>
}

export const TALENT_CONTACTS: Token<TalentContacts> = token('lobby.talent-contacts')
