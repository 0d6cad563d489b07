import { type AuditChange, type Token, token, type UnitOfWork } from '@callboard/core'
import type { StoredCredential } from '../../domain/credential.ts'
import type { DeadAddress } from '../../domain/dead-address.ts'
import type { StoredTemplate, TemplateWords } from '../../domain/email-template.ts'
import type { Channel, Message, MessageState } from '../../domain/message.ts'
import type { Notice } from '../../domain/notice.ts'

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
  readonly template?: string
  readonly projectId?: string
  readonly sessionId?: string
  /** Written down at this instant or later. */
  readonly since?: Date
  /** Written down before this instant. */
  readonly until?: Date
  /** Only messages older than this one. */
  readonly afterId?: string
  /** The ones just newer than this one. */
  readonly beforeId?: string
}

export interface MessagesOf {
  readonly userId?: string
  readonly recordIds?: readonly string[]
  /** Lower-cased addresses, and numbers. */
  readonly to: readonly string[]
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
  /** @returns the latest texts to the number, newest first */
  textsTo(phone: string, limit: number): Promise<readonly Message[]>
  /** By one statement. */
  ofKeys(keys: readonly string[]): Promise<readonly (MessageEntry & Pick<Message, 'key'>)[]>
  /** @returns the ids of messages that wait to be sent */
  queuedAbout(recordId: string, template: string): Promise<readonly string[]>
  /** @returns whether another text with the same words to the same number was tried and has no answer yet */
  hasUnclearTwin(text: Pick<Message, 'id' | 'to'>, words: string): Promise<boolean>
  /**
   * Of messages to an account, about check-ins, or to an address or number and about nobody else, those that still name
   * whom they go to.
   * @returns ids
   */
  toPerson(person: MessagesOf, limit: number): Promise<readonly string[]>
  /** The first ones after this id, in the order of their ids. */
  after(id: string, limit: number): Promise<readonly Message[]>
  /** Newest first. */
  page(filter: MessageFilter, limit: number): Promise<readonly MessageEntry[]>
}

export interface TemplateRepository {
  /** @returns null while the template has the words that come with the product */
  find(name: string): Promise<StoredTemplate | null>
  /** Also keeps others from changing it until the transaction ends. */
  lock(name: string): Promise<StoredTemplate | null>
  /** In any order. */
  all(): Promise<readonly StoredTemplate[]>
  /**
   * @param before the product's own words, where there are some
   * @returns false when there is one of this name; nothing is stored then
   */
  add(template: StoredTemplate, before: TemplateWords | null): Promise<boolean>
  put(template: StoredTemplate, before: TemplateWords): Promise<void>
  /** @param after the product's own words, where there are some */
  remove(template: TemplateWords, after: TemplateWords | null): Promise<void>
}

/** Numbers that opted out of the texts of a sender: a number, a short code or a Messaging Service. */
export interface OptOutRepository {
  /** Nothing changes when the number has opted out already. */
  add(sender: string, phone: string, since: Date): Promise<void>
  remove(sender: string, phone: string): Promise<void>
  has(sender: string, phone: string): Promise<boolean>
  /** @returns the latest time at which each opted out of any sender; others are left out */
  among(phones: readonly string[]): Promise<ReadonlyMap<string, Date>>
  /** @returns false when the reply with the provider's id was followed before */
  noteReply(providerId: string, at: Date): Promise<boolean>
}

/** Addresses that get no mail. Compared without case. */
export interface DeadAddressRepository {
  /** The newest mark of an address replaces an older one. */
  put(dead: DeadAddress): Promise<void>
  /** No error when there is no mark. */
  remove(address: string): Promise<void>
  /** Also one that is over or was lifted. */
  find(address: string): Promise<DeadAddress | null>
}

/** Texts that each project has sent on a day of UTC, `YYYY-MM-DD`. Past days are not kept. */
export interface TextCountRepository {
  on(projectId: string, day: string): Promise<number>
  /** Exact however many processes count at once. @returns false when there are `most` already; nothing is counted then */
  addOne(projectId: string, day: string, most: number): Promise<boolean>
}

export interface NoticeRepository {
  /** Those that were ever saved, in any order. */
  all(): Promise<readonly Notice[]>
  /** Also keeps others from changing any of them until the transaction ends. */
  locked(): Promise<readonly Notice[]>
  put(notice: Notice, by: string): Promise<void>
}

export interface CredentialRepository {
  /** Those that were ever typed in, in any order. */
  all(): Promise<readonly StoredCredential[]>
  /** Also keeps others from changing any of them until the transaction ends. */
  locked(): Promise<readonly StoredCredential[]>
  put(credential: StoredCredential): Promise<void>
}

/** The last change of how many servers there are to be. */
export interface CapacityChange {
  readonly by: string
  readonly at: Date
}

/** How many servers a group had and is to have. */
export interface CapacityStep {
  readonly group: string
  readonly before: number
  readonly after: number
}

export interface CapacityRepository {
  lastChange(): Promise<CapacityChange | null>
  noteChange(change: CapacityChange, steps: readonly CapacityStep[]): Promise<void>
}

/** A write by staff. */
export interface AuditRecord {
  readonly number: number
  readonly at: Date
  readonly userId: string | null
  readonly userType: string
  readonly projectId: string | null
  readonly action: string
  readonly names: Readonly<Record<string, string>>
  readonly kinds: Readonly<Record<string, string>>
  readonly fields: readonly string[]
  readonly changes: readonly AuditChange[]
}

export interface AuditFilter {
  readonly userId?: string
  readonly projectId?: string
  /** At this instant or later. */
  readonly since?: Date
  /** Before this instant. */
  readonly until?: Date
  /** Only rows of a lower number. */
  readonly after?: number
  /** The ones just above this number. */
  readonly before?: number
}

/** Rows are added where the writes happen. */
export interface AuditRepository {
  /** Newest first. */
  page(filter: AuditFilter, limit: number): Promise<readonly AuditRecord[]>
}

export interface AdminRepositories {
  readonly audit: AuditRepository
  readonly credentials: CredentialRepository
  readonly capacity: CapacityRepository
  readonly notices: NoticeRepository
  readonly optOuts: OptOutRepository
  readonly deadAddresses: DeadAddressRepository
  readonly textCounts: TextCountRepository
  readonly messages: MessageRepository
  readonly templates: TemplateRepository
}

export type AdminStore = UnitOfWork<AdminRepositories>
export const ADMIN_STORE: Token<AdminStore> = token('admin.store')
