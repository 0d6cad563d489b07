import type { TextAccountRef } from '../../domain/message.ts'
import type { TextSender } from './senders.ts'

/** Somebody's own account at the provider of texts. */
export interface OwnTextAccount {
  readonly holderId: string
  readonly holderEmail: string
  readonly accountSid: string
  readonly authToken: string
  readonly from: string
}

/** Who has an account of their own. */
export interface TextAccountDirectory {
  /** @throws DomainError `text_account_unreadable` when it cannot be unlocked */
  of(holderId: string): Promise<OwnTextAccount | null>
  /** That of the first who has one. */
  firstOf(holderIds: readonly string[]): Promise<TextAccountRef | null>
}

export interface ProjectDirectory {
  /** @returns null for a project that is not there */
  project(id: string): Promise<{ readonly castingDirectorIds: readonly string[] } | null>
}

/** Senders for accounts that are not the install's. They throw `text_account_refused` when the provider refuses the account. */
export interface OwnTextSenders {
  of(account: OwnTextAccount): TextSender
}

export const ADMIN_TEXT_ACCOUNT_DIRECTORY = Symbol('admin.text-account-directory')
export const ADMIN_PROJECT_DIRECTORY = Symbol('admin.project-directory')
export const OWN_TEXT_SENDERS = Symbol('admin.own-text-senders')
