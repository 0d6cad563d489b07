import { type Token, token, type UnitOfWork } from '@callboard/core'
import type { Archive } from '../../domain/archive.ts'
import type { FileSync } from '../../domain/file-sync.ts'
import type { GroupReview } from '../../domain/group-review.ts'
import type { Take, TakeState } from '../../domain/take.ts'
import type { TakeComment } from '../../domain/take-comment.ts'
import type { Upload, UploadPart } from '../../domain/upload.ts'
import type { Video } from '../../domain/video.ts'
import type { SessionMedia } from '../../queries/index.ts'

/** At least one of the first four; all that are given must fit. */
export interface TakeFilter {
  readonly sessionId?: string
  readonly groupId?: string
  readonly recordIds?: readonly string[]
  /** The account whose device in the room records. */
  readonly recorderId?: string
  readonly states?: readonly TakeState[]
}

export interface TakeRepository {
  find(id: string): Promise<Take | null>
  /** No other transaction changes the take until this transaction ends. */
  lock(id: string): Promise<Take | null>
  /** @returns false when the device has a running take already (or the id is there) */
  addIfAbsent(take: Take): Promise<boolean>
  save(take: Take): Promise<void>
  /** Oldest first. */
  list(filter: TakeFilter): Promise<readonly Take[]>
  /** Record → the number of its latest take; a record without any is not in it. */
  lastNumbers(recordIds: readonly string[]): Promise<ReadonlyMap<string, number>>
}

/** A piece whose size and checksum the server has verified. */
export interface Piece {
  readonly takeId: string
  readonly number: number
  readonly size: number
  /** Hex. */
  readonly sha256: string
  /** Where its bytes lie; null for one that was confirmed where its device had put it. */
  readonly key: string | null
  readonly confirmedAt: Date
}

export interface PieceRepository {
  find(takeId: string, number: number): Promise<Piece | null>
  add(piece: Piece): Promise<void>
  /** By number. */
  ofTake(takeId: string): Promise<readonly Piece[]>
}

export interface UploadQuota {
  /** Uploads begun after this instant count. */
  readonly since: Date
  readonly files: number
  readonly bytes: number
}

export interface UploadRepository {
  find(id: string): Promise<Upload | null>
  lock(id: string): Promise<Upload | null>
  /** Also of uploads that begin at the same time. @returns false when it would be more than its owner may have */
  addWithin(upload: Upload, quota: UploadQuota): Promise<boolean>
  save(upload: Upload): Promise<void>
  /** With its parts. */
  remove(id: string): Promise<void>
}

export interface UploadPartRepository {
  find(uploadId: string, number: number): Promise<UploadPart | null>
  add(part: UploadPart): Promise<void>
  /** By number. */
  ofUpload(uploadId: string): Promise<readonly UploadPart[]>
}

/** Reads leave out deleted videos, unless they say otherwise. */
export interface VideoRepository {
  find(id: string): Promise<Video | null>
  lock(id: string): Promise<Video | null>
  /** Also a deleted one. */
  findAny(id: string): Promise<Video | null>
  /** Also a deleted one. */
  lockAny(id: string): Promise<Video | null>
  /** Also a deleted one. */
  byTake(takeId: string): Promise<Video | null>
  /** Also a deleted one. */
  byUpload(uploadId: string): Promise<Video | null>
  /** @returns false when the take or upload has a video already */
  addIfAbsent(video: Video): Promise<boolean>
  save(video: Video): Promise<void>
  /** Of every session. */
  inState(state: 'processing' | 'waiting'): Promise<readonly Video[]>
  /** In the order of their groups' videos. */
  list(filter: {
    sessionId?: string
    groupIds?: readonly string[]
    ids?: readonly string[]
    copiedFrom?: string
    /** Deleted ones, too. */
    ever?: true
  }): Promise<readonly Video[]>
  /**
   * Deleted before the instant, with files that are still there, in the order of their ids.
   * @param after the id that the last page ended with; empty for the first page
   */
  leftBehind(before: Date, after: string, most: number): Promise<readonly Video[]>
  /** By one statement; sessions without videos are not in it. */
  mediaBySession(sessionIds: readonly string[]): Promise<ReadonlyMap<string, SessionMedia>>
  /** Those of the videos of which a copy still plays their files, a deleted copy that can be brought back included. */
  playedByCopies(ids: readonly string[]): Promise<ReadonlySet<string>>
  /** The highest order in the group plus one. */
  nextOrder(groupId: string): Promise<number>
}

export interface GroupReviewRepository {
  /** No other transaction changes the reviews of this session until this transaction ends. */
  lockSession(sessionId: string): Promise<void>
  find(groupId: string): Promise<GroupReview | null>
  save(review: GroupReview): Promise<void>
  bySession(sessionId: string): Promise<readonly GroupReview[]>
  many(groupIds: readonly string[]): Promise<readonly GroupReview[]>
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
  /** All that the account asked for, oldest first. */
  by(userId: string): Promise<readonly Archive[]>
  /** Of a session, or asked for by an account: those that are not gone. */
  living(
    of: { readonly sessionId: string } | { readonly requestedBy: string },
    now: Date,
  ): Promise<readonly Archive[]>
}

export interface FileSyncRepository {
  byDigest(digest: string): Promise<FileSync | null>
  lock(id: string): Promise<FileSync | null>
  add(sync: FileSync): Promise<void>
  save(sync: FileSync): Promise<void>
  seen(id: string, at: Date): Promise<void>
  /** Oldest first. */
  of(userId: string, sessionId: string): Promise<readonly FileSync[]>
  /** Of all sessions, oldest first. */
  allOf(userId: string): Promise<readonly FileSync[]>
  end(id: string): Promise<void>
  endAll(userId: string, sessionId: string): Promise<void>
  /** Drops those that were last seen at this instant or before. */
  prune(seen: Date): Promise<void>
}

export interface TakeCommentRepository {
  find(id: string): Promise<TakeComment | null>
  add(comment: TakeComment): Promise<void>
  remove(id: string): Promise<void>
  /** All that the account wrote, oldest first. */
  by(userId: string): Promise<readonly TakeComment[]>
  /** Oldest first. */
  ofVideo(videoId: string): Promise<readonly TakeComment[]>
  /** In any order. */
  ofVideos(videoIds: readonly string[]): Promise<readonly TakeComment[]>
}

/** What the review holds of people who are erased. */
export interface TraceRepository {
  uploadsOf(recordIds: readonly string[]): Promise<readonly string[]>
  /** With its comments; of a group whose picture it gave, also that. Files stay. */
  removeVideo(id: string): Promise<void>
  /** With its pieces. Files stay. */
  removeTake(id: string): Promise<void>
  /** How many comments the account wrote about takes. */
  countComments(userId: string): Promise<number>
  /** Removes what the account wrote about takes. @returns the takes that it was about */
  removeComments(userId: string): Promise<readonly Pick<TakeComment, 'sessionId' | 'videoId'>[]>
  /** Computers of the account are synced no more, and its archives name no address. */
  forgetStaff(userId: string): Promise<void>
}

export interface ReviewRepositories {
  readonly takes: TakeRepository
  readonly pieces: PieceRepository
  readonly uploads: UploadRepository
  readonly uploadParts: UploadPartRepository
  readonly videos: VideoRepository
  readonly groupReviews: GroupReviewRepository
  readonly archives: ArchiveRepository
  readonly fileSyncs: FileSyncRepository
  readonly takeComments: TakeCommentRepository
  readonly traces: TraceRepository
}

export type ReviewStore = UnitOfWork<ReviewRepositories>
export const REVIEW_STORE: Token<ReviewStore> = token('review.store')
