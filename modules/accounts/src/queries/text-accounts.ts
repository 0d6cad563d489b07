import { type Token, token } from '@callboard/core'
import type { TextAccount } from '../domain/text-account.ts'

/** An account of a person at the provider of texts, unlocked; never for a browser. */
export interface OwnTextAccount extends TextAccount {
  readonly holderId: string
  readonly holderEmail: string
}

/** Text accounts of people; those of deleted people are not there. */
export interface TextAccountDirectory {
  /** @throws DomainError `text_account_unreadable` when the secret of the install has changed since */
  of(holderId: string): Promise<OwnTextAccount | null>
  /** The account of the first person who has one. */
  firstOf(
    holderIds: readonly string[],
  ): Promise<{ readonly holderId: string; readonly accountSid: string } | null>
}

export const TEXT_ACCOUNT_DIRECTORY: Token<TextAccountDirectory> = token('accounts.text-accounts')
