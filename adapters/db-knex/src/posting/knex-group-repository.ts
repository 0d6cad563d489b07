import type { PostingGroup, PostingGroupRepository, PostingVideo } from '@callboard/posting'
import type { Query } from '../dialect/query.ts'
import {
  type GroupRow,
  groupFromRow,
  groupToRow,
  type VideoRow,
  videoFromRow,
  videoToRow,
} from './page.row.ts'

/** SQLite takes 500 rows in one insert at most. */
const ROWS_AT_ONCE = 100

export class KnexPostingGroupRepository implements PostingGroupRepository {
  readonly #query: Query

  constructor(query: Query) {
    this.#query = query
  }

  async ofPage(pageId: string): Promise<readonly PostingGroup[]> {
    const rows: GroupRow[] = await this.#query('posting_group')
      .where({ page_id: pageId })
      .orderBy('sort_order')
    return rows.map(groupFromRow)
  }

  async find(pageId: string, groupId: string): Promise<PostingGroup | null> {
    const row: GroupRow | undefined = await this.#query('posting_group')
      .where({ page_id: pageId, id: groupId })
      .first()
    return row ? groupFromRow(row) : null
  }

  add(groups: readonly PostingGroup[]): Promise<void> {
    return this.#insert('posting_group', groups.map(groupToRow))
  }

  async count(pageIds: readonly string[]): Promise<ReadonlyMap<string, number>> {
    const rows: { page_id: string; groups: number }[] = await this.#query('posting_group')
      .whereIn('page_id', [...pageIds])
      .select('page_id')
      .count({ groups: '*' })
      .groupBy('page_id')
    return new Map(rows.map((row) => [row.page_id, Number(row.groups)]))
  }

  async videosOfPage(pageId: string): Promise<readonly PostingVideo[]> {
    const rows: VideoRow[] = await this.#query('posting_video')
      .where({ page_id: pageId })
      .orderBy('sort_order')
    return rows.map(videoFromRow)
  }

  addVideos(videos: readonly PostingVideo[]): Promise<void> {
    return this.#insert('posting_video', videos.map(videoToRow))
  }

  async #insert(table: string, rows: readonly object[]): Promise<void> {
    for (let start = 0; start < rows.length; start += ROWS_AT_ONCE) {
      await this.#query(table).insert(rows.slice(start, start + ROWS_AT_ONCE))
    }
  }
}
