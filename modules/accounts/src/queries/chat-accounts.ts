import { type Token, token } from '@callboard/core'
import type { ChatAccount } from '../domain/chat-account.ts'

/** An account of a person at the provider of chat, unlocked; never for a browser. */
export type OwnChatAccount = ChatAccount

/** Chat accounts of people; one that cannot be read any more counts as none. */
export interface ChatAccountDirectory {
  /** The account of the first person who has one. */
  firstOf(holderIds: readonly string[]): Promise<OwnChatAccount | null>
}

export const CHAT_ACCOUNT_DIRECTORY: Token<ChatAccountDirectory> = token('accounts.chat-accounts')
