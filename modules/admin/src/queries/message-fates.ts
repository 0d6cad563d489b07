import { type Token, token } from '@callboard/core'
import type { MessageRow } from '../contract/messages.ts'

/** What became of a message, for the module that asked for it. */
export interface MessageFate extends Pick<MessageRow, 'to' | 'state' | 'reason'> {
  /** As it was asked for. */
  readonly key: string
}

export interface MessageFates {
  /** False where the install has no mail server: e-mails stay in the message log. */
  readonly sendsMail: boolean
  /** Of the messages of these keys; one that is not in the log yet is left out. By one statement. */
  of(keys: readonly string[]): Promise<readonly MessageFate[]>
}

export const MESSAGE_FATES: Token<MessageFates> = token('admin.message-fates')
