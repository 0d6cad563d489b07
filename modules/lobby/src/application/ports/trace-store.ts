import type { CheckInRecord, Group } from '../../domain/index.ts'

/** What check-ins without an account name; a number as E.164. */
export type GuestAddress = { readonly email: string } | { readonly phone: string }

/** What the lobby holds of a person who has deleted the account. */
export interface TraceRepository {
  /** The check-ins of the account and those that came of them with copied groups; deleted ones too, in any order. */
  recordsOf(userId: string): Promise<readonly CheckInRecord[]>
  /** The groups with one of these members. */
  groupsWith(recordIds: readonly string[]): Promise<readonly Group[]>
  removeGroup(id: string): Promise<void>
  /**
   * Leaves rows that say nothing of the person, and of their pages, photos, browsers and corrected times nothing.
   * @param at when they count as deleted, unless they were before
   */
  erase(records: readonly CheckInRecord[], at: Date): Promise<void>
  /**
   * Check-ins of nobody's account with this address or number, deleted ones too, the newest first, at most 200; those
   * that came with a copied group are left out.
   */
  guestsWith(address: GuestAddress): Promise<readonly CheckInRecord[]>
  /** Under the locks of their sessions. @returns how many of the check-ins, which had no account, are of this one now */
  claim(recordIds: readonly string[], userId: string): Promise<number>
  /** How many messages the account wrote in chats. */
  countChat(userId: string): Promise<number>
  /** Removes what the account wrote in chats; times that it corrected stay, without its name. */
  forgetStaff(userId: string): Promise<void>
}
