import { type Token, token, type UnitOfWork } from '@callboard/core'
import type { TemplateOverride } from '../../domain/compose.ts'
import type { Channel, Message, MessageState } from '../../domain/message.ts'

/** A message without its texts, for lists. */
export type MessageEntry = Pick<
  Message,
  'id' | 'channel' | 'template' | 'to' | 'state' | 'reason' | 'createdAt' | 'sentAt' | 'about' | 'insteadOf'
>

export interface MessageFilter {
  /** Lower-cased beginning of the recipient. */
  readonly to?: string
  readonly states?: readonly MessageState[]
  readonly channel?: Channel
  readonly sessionId?: string
  /** Only messages older than this one. */
  readonly afterId?: string
  /** The ones just newer than this one. */
  readonly beforeId?: string
}

export interface MessageRepository {
  /** @returns false when there is one of the same key, recipient and channel; nothing is stored then */
  add(message: Message): Promise<boolean>
  find(id: string): Promise<Message | null>
  /** Also keeps others from changing it until the transaction ends. */
  lock(id: string): Promise<Message | null>
  save(message: Message): Promise<void>
  /** @returns those of the providers' ids that some message already has */
  knownProviderIds(ids: readonly string[]): Promise<readonly string[]>
  /** @returns the id of the e-mail that went out in the place of this text; null when there is none */
  standIn(textId: string): Promise<string | null>
  /** Newest first. */
  page(filter: MessageFilter, limit: number): Promise<readonly MessageEntry[]>
}

export interface TemplateRepository {
  /** @returns null while the template has the words that come with the product */
  find(name: string): Promise<TemplateOverride | null>
}

export interface AdminRepositories {
  readonly messages: MessageRepository
  readonly templates: TemplateRepository
}

export type AdminStore = UnitOfWork<AdminRepositories>
export const ADMIN_STORE: Token<AdminStore> = token('admin.store')
