import { type Token, token, type UnitOfWork } from '@callboard/core'
import type { Archive } from '../../domain/archive.ts'
import type { GroupReview } from '../../domain/group-review.ts'
import type { Take, TakeState } from '../../domain/take.ts'
import type { Video } from '../../domain/video.ts'
import type { SessionMedia } from '../../queries/index.ts'

/** At least one of the first three; all that are given must fit. */
export interface TakeFilter {
  readonly sessionId?: string
  readonly groupId?: string
  readonly recordIds?: readonly string[]
  readonly states?: readonly TakeState[]
}

export interface TakeRepository {
  find(id: string): Promise<Take | null>
  /** No other transaction changes the take until this transaction ends. */
  lock(id: string): Promise<Take | null>
  /** @returns false when the record has a running take already (or the id is there) */
  addIfAbsent(take: Take): Promise<boolean>
  save(take: Take): Promise<void>
  /** Oldest first. */
  list(filter: TakeFilter): Promise<readonly Take[]>
  /** Record → how many takes it has had; a record without any is not in it. */
  countByRecord(recordIds: readonly string[]): Promise<ReadonlyMap<string, number>>
}

/** A piece whose size and checksum the server has verified. */
export interface Piece {
  readonly takeId: string
  readonly number: number
  readonly size: number
  /** Hex. */
  readonly sha256: string
  readonly confirmedAt: Date
}

export interface PieceRepository {
  find(takeId: string, number: number): Promise<Piece | null>
  add(piece: Piece): Promise<void>
  /** By number. */
  ofTake(takeId: string): Promise<readonly Piece[]>
}

export interface VideoRepository {
  find(id: string): Promise<Video | null>
  lock(id: string): Promise<Video | null>
  byTake(takeId: string): Promise<Video | null>
  /** @returns false when the take has a video already */
  addIfAbsent(video: Video): Promise<boolean>
  save(video: Video): Promise<void>
  /** In the order of their groups' videos. */
  list(filter: {
    sessionId?: string
    groupIds?: readonly string[]
    ids?: readonly string[]
  }): Promise<readonly Video[]>
  /** By one statement; sessions without videos are not in it. */
  mediaBySession(sessionIds: readonly string[]): Promise<ReadonlyMap<string, SessionMedia>>
  /** The highest order in the group plus one. */
  nextOrder(groupId: string): Promise<number>
}

export interface GroupReviewRepository {
  find(groupId: string): Promise<GroupReview | null>
  save(review: GroupReview): Promise<void>
  bySession(sessionId: string): Promise<readonly GroupReview[]>
}

export interface ArchiveFilter {
  readonly requestedBy: string
  readonly sessionId: string
  /** Asked for after this instant. */
  readonly since: Date
}

export interface ArchiveRepository {
  find(id: string): Promise<Archive | null>
  lock(id: string): Promise<Archive | null>
  /** The archive of this selection that is being built. */
  building(selection: string): Promise<Archive | null>
  /** @returns false when one of the same selection is being built */
  addIfAbsent(archive: Archive): Promise<boolean>
  save(archive: Archive): Promise<void>
  /** Newest first. */
  list(filter: ArchiveFilter): Promise<readonly Archive[]>
}

export interface ReviewRepositories {
  readonly takes: TakeRepository
  readonly pieces: PieceRepository
  readonly videos: VideoRepository
  readonly groupReviews: GroupReviewRepository
  readonly archives: ArchiveRepository
}

export type ReviewStore = UnitOfWork<ReviewRepositories>
export const REVIEW_STORE: Token<ReviewStore> = token('review.store')
