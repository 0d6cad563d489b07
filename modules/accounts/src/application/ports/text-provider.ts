import { type Token, token } from '@callboard/core'
import type { TextAccount } from '../../domain/text-account.ts'

/** Where people have text accounts of their own. */
export interface TextProvider {
  /**
   * @throws DomainError invalid, with the field `account_sid`, `auth_token` or `from`, when texts cannot leave with it
   * @throws DomainError unavailable when the provider cannot be asked
   */
  check(account: TextAccount): Promise<void>
}

export const TEXT_PROVIDER: Token<TextProvider> = token('accounts.text-provider')
