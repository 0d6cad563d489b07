import type { GroupReview, GroupReviewRepository, Video, VideoRepository } from '@callboard/review'
import type { Query } from '../dialect/query.ts'
import { alone, insertIfAbsent, locked, upsert } from '../dialect/statements.ts'
import {
  type GroupReviewRow,
  groupReviewFromRow,
  groupReviewToRow,
  type VideoRow,
  videoFromRow,
  videoToRow,
} from './video.row.ts'

export class KnexVideoRepository implements VideoRepository {
  readonly #query: Query

  constructor(query: Query) {
    this.#query = query
  }

  async find(id: string): Promise<Video | null> {
    const row: VideoRow | undefined = await this.#query('video').where({ id }).first()
    return row ? videoFromRow(row) : null
  }

  async lock(id: string): Promise<Video | null> {
    const row: VideoRow | undefined = await locked(this.#query('video').where({ id })).first()
    return row ? videoFromRow(row) : null
  }

  async byTake(takeId: string): Promise<Video | null> {
    const row: VideoRow | undefined = await this.#query('video').where({ take_id: takeId }).first()
    return row ? videoFromRow(row) : null
  }

  addIfAbsent(video: Video): Promise<boolean> {
    return insertIfAbsent(this.#query, 'video', { ...videoToRow(video) })
  }

  async save(video: Video): Promise<void> {
    await this.#query('video').where({ id: video.id }).update(videoToRow(video))
  }

  async list(filter: {
    sessionId?: string
    groupIds?: readonly string[]
    ids?: readonly string[]
  }): Promise<readonly Video[]> {
    const rows: VideoRow[] = await this.#query('video')
      .where((all) => {
        if (filter.sessionId !== undefined) all.where('session_id', filter.sessionId)
        if (filter.groupIds !== undefined) all.whereIn('group_id', [...filter.groupIds])
        if (filter.ids !== undefined) all.whereIn('id', [...filter.ids])
      })
      .orderBy([{ column: 'sort_order' }, { column: 'id' }])
    return rows.map(videoFromRow)
  }

  async nextOrder(groupId: string): Promise<number> {
    const row = await this.#query('video').where({ group_id: groupId }).max({ last: 'sort_order' }).first()
    return Number(row?.last ?? 0) + 1
  }
}

export class KnexGroupReviewRepository implements GroupReviewRepository {
  readonly #query: Query

  constructor(query: Query) {
    this.#query = query
  }

  async find(groupId: string): Promise<GroupReview | null> {
    await alone(this.#query, `group review ${groupId}`)
    const row: GroupReviewRow | undefined = await this.#query('group_review')
      .where({ group_id: groupId })
      .first()
    return row ? groupReviewFromRow(row) : null
  }

  async save(review: GroupReview): Promise<void> {
    await upsert(this.#query, 'group_review', groupReviewToRow(review), ['group_id'])
  }

  async bySession(sessionId: string): Promise<readonly GroupReview[]> {
    const rows: GroupReviewRow[] = await this.#query('group_review').where({ session_id: sessionId })
    return rows.map(groupReviewFromRow)
  }
}
