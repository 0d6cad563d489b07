import type { OwnChatAccount } from '@callboard/accounts/queries'
import { type Token, token } from '@callboard/core'
import type { ChatMessage } from '../../domain/chat-message.ts'

/** A message as the provider gets it. */
export interface PassedMessage {
  readonly message: ChatMessage
  /** as other participants read it */
  readonly sender: string
  /** name of the group at the provider */
  readonly group: string
}

/** The provider of chat in which a casting director has an app of their own. */
export interface ChatProvider {
  /**
   * Says a message in the group of its room, as its sender; group and sender are made there when they are absent.
   * @throws DomainError unavailable `chat_unavailable` during an outage, rule `chat_refused` when the provider does not
   * take it
   */
  post(account: OwnChatAccount, passed: PassedMessage): Promise<void>
}

export const CHAT_PROVIDER: Token<ChatProvider> = token('lobby.chat-provider')
