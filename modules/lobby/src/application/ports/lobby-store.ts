import { type Token, token, type UnitOfWork } from '@callboard/core'
import type { PHOTO_PURPOSES, RecordTextState } from '../../contract/index.ts'
import type { ChatMessage } from '../../domain/chat-message.ts'
import type {
  CheckInRecord,
  Group,
  PageLink,
  PageNotes,
  TalentDetails,
  TimeCorrection,
} from '../../domain/index.ts'
import type { MeetingRoomName } from '../../domain/meeting-entry.ts'
import type { BoardRepository } from './board-store.ts'
import type { BulkAddRepository } from './bulk-add-store.ts'
import type { KeptNameRepository } from './kept-name-store.ts'
import type { PushSubscription } from './push-sender.ts'
import type { TraceRepository } from './trace-store.ts'

export interface LatestCheckIn {
  readonly sessionId: string
  readonly firstName: string
  readonly lastName: string
  readonly photoKey: string | null
  /** Check-ins of its session. */
  readonly count: number
}

/** The first of the line of a date. */
export interface FirstInLine {
  readonly dayId: string
  readonly firstName: string
  readonly lastName: string
  readonly role: string
  readonly actualCall: string | null
  /** The earliest actual call of the line; null where nobody in it has one. */
  readonly earliestCall: string | null
  /** How many are in the line. */
  readonly waiting: number
}

export interface CheckInRecordRepository {
  /** Deleted ones too. */
  find(id: string): Promise<CheckInRecord | null>
  /** Deleted ones too, in any order. */
  many(ids: readonly string[]): Promise<readonly CheckInRecord[]>
  /** The latest record that a talent made signed in; deleted ones are left out. @param dayId only on this date */
  latestOfUser(userId: string, dayId?: string): Promise<CheckInRecord | null>
  /** Deleted ones too. */
  byTicket(nonce: string): Promise<CheckInRecord | null>
  /** The record that is not deleted. `person` as given to `add`. */
  byPerson(person: string): Promise<CheckInRecord | null>
  /** All that are not deleted, in any order; those that came with a copied group did not check in and are left out. */
  ofSession(sessionId: string, dayId?: string): Promise<readonly CheckInRecord[]>
  /** Of several sessions, by role; deleted and expected ones are not counted. */
  countByRole(sessionIds: readonly string[]): Promise<ReadonlyMap<string, number>>
  /** The latest check-ins of talent who have arrived, of each session, the latest first, by one statement. */
  latest(sessionIds: readonly string[], most: number): Promise<readonly LatestCheckIn[]>
  /**
   * The latest check-ins with an address, the latest first, by one statement.
   * @param addresses the only ones that are asked for; absent: all
   */
  listed(
    sessionIds: readonly string[],
    most: number,
    addresses?: readonly string[],
  ): Promise<readonly CheckInRecord[]>
  /** The first of the line of each date, in the order of `lineOf`, by one statement; none of an empty line. */
  lineHeads(dayIds: readonly string[]): Promise<readonly FirstInLine[]>
  /** The first records of the line of a date, in the order of `lineOf`. */
  firstInLine(dayId: string, most: number): Promise<readonly CheckInRecord[]>
  /** How many of the line of its date come before a record that is in line, in the order of `lineOf`. */
  aheadOf(record: CheckInRecord): Promise<number>
  /** The actual calls of a date, each once. */
  plannedCalls(dayId: string): Promise<readonly string[]>
  /**
   * @param person digest of `personOf`; no two records that are not deleted have the same
   * @returns false, with nothing stored, when there is one of this ticket or this person
   */
  add(record: CheckInRecord, person: string): Promise<boolean>
  /** Stores the records of talent who came with copied groups: nobody is kept from checking in by them. */
  addCopies(records: readonly CheckInRecord[]): Promise<void>
  /**
   * Notes how a text fares, without a new version of the record.
   * @param at when the text was asked for
   * @returns false, with nothing stored, when a later text is known
   */
  noteText(id: string, state: RecordTextState, at: Date): Promise<boolean>
  /**
   * Stores a changed record, whose version is one more than the stored one.
   * @throws Error when it is not: the record was changed outside its session's lock
   */
  save(record: CheckInRecord): Promise<void>
}

export interface TalentDetailsRepository {
  /** Of a record that is there. */
  of(recordId: string): Promise<TalentDetails>
  save(details: TalentDetails): Promise<void>
}

export interface TalentPageKey {
  readonly digest: string
  readonly recordId: string
  readonly createdAt: Date
}

export interface TalentPageKeyRepository {
  /** Several keys may open one page: each message brings one, and the talent may hand over to another device. */
  add(keys: readonly TalentPageKey[]): Promise<void>
  pageOf(digest: string): Promise<{ readonly recordId: string; readonly sessionId: string } | null>
}

export type PhotoPurpose = (typeof PHOTO_PURPOSES)[number]

/** A photo taken at an open check-in page; it may or may not be followed by a check-in. */
export interface CheckInPhoto {
  /** of its file */
  readonly key: string
  readonly ticketNonce: string
  readonly purpose: PhotoPurpose
  readonly takenAt: Date
}

export interface CheckInPhotoRepository {
  /**
   * Before the file is stored.
   * @param most photos of one ticket and purpose, also when many are claimed at once
   * @returns false, with nothing stored, when the ticket has as many already
   */
  claim(photo: CheckInPhoto, most: number): Promise<boolean>
  /** The photo no longer counts for its ticket, but there may be a file of it. */
  giveUp(key: string): Promise<void>
  /** Photos that were given up are included, oldest first. */
  takenBefore(before: Date, limit: number): Promise<readonly CheckInPhoto[]>
  /** Forgets a photo whose file is gone, or belongs to a check-in. */
  settle(key: string): Promise<void>
}

export interface GroupRepository {
  find(id: string): Promise<Group | null>
  /** The unfinished group. */
  current(sessionId: string): Promise<Group | null>
  /** By number. */
  ofSession(sessionId: string): Promise<readonly Group[]>
  /** 0 when the session had none yet. */
  lastNumber(sessionId: string): Promise<number>
  /** Stores a new or changed group with exactly these members. */
  save(group: Group): Promise<void>
  /** Stores new groups. */
  addAll(groups: readonly Group[]): Promise<void>
}

export interface CallIn {
  readonly id: string
  readonly sessionId: string
  readonly dayId: string
  readonly recordId: string
  readonly at: Date
  /** the talent was in casting already */
  readonly isAgain: boolean
}

export interface CallInRepository {
  add(call: CallIn): Promise<void>
  /** Times of the latest calls of a date, those of talent in casting already left out. */
  latest(dayId: string, limit: number): Promise<readonly Date[]>
}

export interface TimeCorrectionRepository {
  add(correction: TimeCorrection): Promise<void>
  /** Of check-ins of a date, the oldest first. */
  ofDay(sessionId: string, dayId: string): Promise<readonly TimeCorrection[]>
  /** Of these check-ins, and those that the account made, in any order. */
  touching(userId: string, recordIds: readonly string[]): Promise<readonly TimeCorrection[]>
}

export interface ChatRepository {
  add(message: ChatMessage): Promise<void>
  /** All that the account wrote, the oldest first. */
  by(userId: string): Promise<readonly ChatMessage[]>
  find(id: string): Promise<ChatMessage | null>
  /** The latest first. @param before only messages before the one of this id */
  latest(
    sessionId: string,
    room: MeetingRoomName,
    limit: number,
    before?: string,
  ): Promise<readonly ChatMessage[]>
}

export interface PresenceRepository {
  /** What is known of a talent's pages; the row is made when there is none, and locked until the transaction ends. */
  lock(recordId: string, sessionId: string): Promise<PageNotes>
  note(notes: PageNotes): Promise<void>
  putLink(link: PageLink): Promise<void>
  removeLink(id: string): Promise<void>
  linksOf(recordIds: readonly string[]): Promise<readonly PageLink[]>
  /** Of all talent of a session whose page was open once, by one statement. */
  ofSession(
    sessionId: string,
  ): Promise<readonly { readonly notes: PageNotes; readonly links: readonly PageLink[] }[]>
  linksOfProcess(process: string): Promise<readonly PageLink[]>
  /** The process still holds its connections. */
  renew(process: string, now: Date): Promise<void>
  /** Not renewed since then. */
  staleLinks(before: Date): Promise<readonly PageLink[]>
}

/** Talent of the external waiting room whom staff want to see no more. */
export interface ClearedTalentRepository {
  /** Known ones are kept. */
  add(sessionId: string, recordIds: readonly string[]): Promise<void>
  /** Those of these ids that are cleared. */
  among(sessionId: string, recordIds: readonly string[]): Promise<ReadonlySet<string>>
}

export interface StoredPush extends PushSubscription {
  readonly id: string
  readonly recordId: string
  readonly createdAt: Date
}

/** Browsers of talent that are notified. */
export interface PushRepository {
  /** @param most of one record; the oldest go */
  put(push: StoredPush, most: number): Promise<void>
  find(id: string): Promise<StoredPush | null>
  ofRecord(recordId: string): Promise<readonly StoredPush[]>
  remove(id: string): Promise<void>
}

export interface LobbyRepositories {
  readonly pushes: PushRepository
  readonly records: CheckInRecordRepository
  readonly details: TalentDetailsRepository
  readonly pageKeys: TalentPageKeyRepository
  readonly photos: CheckInPhotoRepository
  readonly groups: GroupRepository
  readonly calls: CallInRepository
  readonly corrections: TimeCorrectionRepository
  readonly boards: BoardRepository
  readonly bulkAdds: BulkAddRepository
  readonly chat: ChatRepository
  readonly clearedTalent: ClearedTalentRepository
  readonly presence: PresenceRepository
  readonly traces: TraceRepository
  readonly kept: KeptNameRepository
  /** Until the transaction ends no other transaction changes anything in this session's lobby. */
  lockSession(sessionId: string): Promise<void>
}

export type LobbyStore = UnitOfWork<LobbyRepositories>
export const LOBBY_STORE: Token<LobbyStore> = token('lobby.store')
