import { type Token, token, type UnitOfWork } from '@callboard/core'
import type { CheckInRecord, Group } from '../../domain/index.ts'

export interface LatestCheckIn {
  readonly sessionId: string
  readonly firstName: string
  readonly lastName: string
  readonly photoKey: string | null
  /** Check-ins of its session. */
  readonly count: number
}

export interface CheckInRecordRepository {
  /** Deleted ones too. */
  find(id: string): Promise<CheckInRecord | null>
  /** Deleted ones too, in any order. */
  many(ids: readonly string[]): Promise<readonly CheckInRecord[]>
  /** Deleted ones too. */
  byTicket(nonce: string): Promise<CheckInRecord | null>
  /** The record that is not deleted. `person` as given to `add`. */
  byPerson(person: string): Promise<CheckInRecord | null>
  /** All that are not deleted, in any order. */
  ofSession(sessionId: string, dayId?: string): Promise<readonly CheckInRecord[]>
  /** Of several sessions, by role; deleted ones are not counted. */
  countByRole(sessionIds: readonly string[]): Promise<ReadonlyMap<string, number>>
  /** The latest check-ins of each session, the latest first, by one statement. */
  latest(sessionIds: readonly string[], most: number): Promise<readonly LatestCheckIn[]>
  /** The records in line on a date, in any order. */
  inLine(dayId: string): Promise<readonly CheckInRecord[]>
  /**
   * @param person digest of `personOf`; no two records that are not deleted have the same
   * @returns false, with nothing stored, when there is one of this ticket or this person
   */
  add(record: CheckInRecord, person: string): Promise<boolean>
  /**
   * Stores a changed record, whose version is one more than the stored one.
   * @throws Error when it is not: the record was changed outside its session's lock
   */
  save(record: CheckInRecord): Promise<void>
}

export interface TalentPageKeyRepository {
  /** Several keys may open one page: the talent may hand over to another device. */
  add(key: { readonly digest: string; readonly recordId: string; readonly createdAt: Date }): Promise<void>
  pageOf(digest: string): Promise<{ readonly recordId: string; readonly sessionId: string } | null>
}

/** A photo taken at an open check-in page; it may or may not be followed by a check-in. */
export interface CheckInPhoto {
  /** of its file */
  readonly key: string
  readonly ticketNonce: string
  readonly takenAt: Date
}

export interface CheckInPhotoRepository {
  /**
   * Before the file is stored.
   * @param most photos of one ticket, also when many are claimed at once
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

export interface LobbyRepositories {
  readonly records: CheckInRecordRepository
  readonly pageKeys: TalentPageKeyRepository
  readonly photos: CheckInPhotoRepository
  readonly groups: GroupRepository
  readonly calls: CallInRepository
  /** Until the transaction ends no other transaction changes anything in this session's lobby. */
  lockSession(sessionId: string): Promise<void>
}

export type LobbyStore = UnitOfWork<LobbyRepositories>
export const LOBBY_STORE: Token<LobbyStore> = token('lobby.store')
