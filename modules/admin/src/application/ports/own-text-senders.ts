import type { OwnTextAccount } from '@callboard/accounts/queries'
import { type Token, token } from '@callboard/core'
import type { TextSender } from './senders.ts'

/** Senders for accounts that are not the install's. They throw `text_account_refused` when the provider refuses the account. */
export interface OwnTextSenders {
  of(account: OwnTextAccount): TextSender
}

export const OWN_TEXT_SENDERS: Token<OwnTextSenders> = token('admin.own-text-senders')
