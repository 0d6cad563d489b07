import type { OutboxEntry } from '@callboard/core/testing'
import type {
  Archive,
  ArchiveRepository,
  GroupReview,
  GroupReviewRepository,
  Piece,
  PieceRepository,
  ReviewRepositories,
  Take,
  TakeRepository,
  Video,
  VideoRepository,
} from '@callboard/review'
import { memoryUnitOfWork } from '../memory-unit-of-work.ts'

/** The tables of the review module, by id. */
interface ReviewState {
  readonly takes: Map<string, Take>
  readonly pieces: Map<string, Piece>
  readonly videos: Map<string, Video>
  readonly groupReviews: Map<string, GroupReview>
  readonly archives: Map<string, Archive>
}

const emptyReview = (): ReviewState => ({
  takes: new Map(),
  pieces: new Map(),
  videos: new Map(),
  groupReviews: new Map(),
  archives: new Map(),
})

const byId = (a: { id: string }, b: { id: string }) => (a.id < b.id ? -1 : 1)
const isRunning = (take: Take) => take.state === 'asked' || take.state === 'recording'
/** An absent filter fits everything. */
const fits = <T>(wanted: readonly T[] | undefined, value: T) => wanted === undefined || wanted.includes(value)
const equals = <T>(wanted: T | undefined, value: T) => wanted === undefined || wanted === value

function takeRepository(takes: Map<string, Take>): TakeRepository {
  const all = () => [...takes.values()].sort(byId)
  const find = async (id: string) => takes.get(id) ?? null
  return {
    find,
    lock: find,
    addIfAbsent: async (take) => {
      const isDouble = all().some((other) => isRunning(other) && other.recordId === take.recordId)
      if (takes.has(take.id) || (isRunning(take) && isDouble)) return false
      takes.set(take.id, take)
      return true
    },
    save: async (take) => void takes.set(take.id, take),
    list: async ({ sessionId, groupId, recordIds, states }) =>
      all().filter(
        (take) =>
          equals(sessionId, take.sessionId) &&
          equals(groupId, take.groupId) &&
          fits(recordIds, take.recordId) &&
          fits(states, take.state),
      ),
    countByRecord: async (recordIds) => {
      const counted = Map.groupBy(
        all().filter((take) => recordIds.includes(take.recordId)),
        (take) => take.recordId,
      )
      return new Map([...counted].map(([recordId, own]) => [recordId, own.length]))
    },
  }
}

function pieceRepository(pieces: Map<string, Piece>): PieceRepository {
  const keyOf = (takeId: string, number: number) => `${takeId}/${number}`
  return {
    find: async (takeId, number) => pieces.get(keyOf(takeId, number)) ?? null,
    add: async (piece) => {
      const key = keyOf(piece.takeId, piece.number)
      if (pieces.has(key)) throw new Error(`Piece ${key} is there already.`)
      pieces.set(key, piece)
    },
    ofTake: async (takeId) =>
      [...pieces.values()].filter((piece) => piece.takeId === takeId).sort((a, b) => a.number - b.number),
  }
}

function videoRepository(videos: Map<string, Video>): VideoRepository {
  const all = () => [...videos.values()].sort((a, b) => a.order - b.order || byId(a, b))
  const find = async (id: string) => videos.get(id) ?? null
  const ofTake = (takeId: string | null) =>
    all().find((video) => takeId !== null && video.takeId === takeId) ?? null
  return {
    find,
    lock: find,
    byTake: async (takeId) => ofTake(takeId),
    addIfAbsent: async (video) => {
      if (videos.has(video.id) || ofTake(video.takeId)) return false
      videos.set(video.id, video)
      return true
    },
    save: async (video) => void videos.set(video.id, video),
    list: async ({ sessionId, groupIds, ids }) =>
      all().filter(
        (video) => equals(sessionId, video.sessionId) && fits(groupIds, video.groupId) && fits(ids, video.id),
      ),
    nextOrder: async (groupId) =>
      Math.max(
        0,
        ...all()
          .filter((video) => video.groupId === groupId)
          .map((video) => video.order),
      ) + 1,
  }
}

function groupReviewRepository(reviews: Map<string, GroupReview>): GroupReviewRepository {
  return {
    find: async (groupId) => reviews.get(groupId) ?? null,
    save: async (review) => void reviews.set(review.groupId, review),
    bySession: async (sessionId) => [...reviews.values()].filter((review) => review.sessionId === sessionId),
  }
}

function archiveRepository(archives: Map<string, Archive>): ArchiveRepository {
  const find = async (id: string) => archives.get(id) ?? null
  const building = async (selection: string) =>
    [...archives.values()].find(
      (archive) => archive.state === 'building' && archive.selection === selection,
    ) ?? null
  return {
    find,
    lock: find,
    building,
    addIfAbsent: async (archive) => {
      if (archives.has(archive.id) || (await building(archive.selection))) return false
      archives.set(archive.id, archive)
      return true
    },
    save: async (archive) => void archives.set(archive.id, archive),
    list: async ({ requestedBy, sessionId, since }) =>
      [...archives.values()]
        .filter(
          (archive) =>
            archive.requestedBy === requestedBy &&
            archive.sessionId === sessionId &&
            archive.createdAt > since,
        )
        .sort((a, b) => b.createdAt.getTime() - a.createdAt.getTime() || byId(b, a)),
  }
}

/** A store of takes and videos that lives as long as the test. */
export const memoryReviewStore = (onCommit?: (entries: readonly OutboxEntry[]) => void) =>
  memoryUnitOfWork<ReviewRepositories, ReviewState>(
    emptyReview(),
    (state) => ({
      takes: takeRepository(state.takes),
      pieces: pieceRepository(state.pieces),
      videos: videoRepository(state.videos),
      groupReviews: groupReviewRepository(state.groupReviews),
      archives: archiveRepository(state.archives),
    }),
    onCommit,
  )
