import { type Token, token, type UserType } from '@callboard/core'

export interface KnownByEmail {
  readonly id: string
  readonly userType: UserType
  /** False for an account that was made by staff and has no password yet. */
  readonly canSignIn: boolean
}

export interface TalentAccounts {
  /**
   * The account with the e-mail address, of whatever type. Where there is none, a talent account without a password is
   * made; its owner hears nothing of that until they are invited.
   */
  ofEmail(person: {
    readonly email: string
    readonly firstName: string
    readonly lastName: string
  }): Promise<KnownByEmail>
}

export const TALENT_ACCOUNTS: Token<TalentAccounts> = token('accounts.talent-accounts')
