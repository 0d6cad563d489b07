import type { Comment, CommentRepository, Feedback, FeedbackRepository } from '@callboard/posting'
import type { Query } from '../dialect/query.ts'
import { alone, upsert } from '../dialect/statements.ts'
import {
  type CommentRow,
  commentFromRow,
  commentToRow,
  type FeedbackRow,
  feedbackFromRow,
  feedbackKeyToRow,
  feedbackToRow,
} from './reaction.row.ts'

const COMMENTS_AT_ONCE = 500

export class KnexFeedbackRepository implements FeedbackRepository {
  readonly #query: Query

  constructor(query: Query) {
    this.#query = query
  }

  async find(of: Omit<Feedback, 'value' | 'givenAt'>): Promise<Feedback | null> {
    const key = feedbackKeyToRow(of)
    await alone(this.#query, `feedback ${Object.values(key).join(' ')}`)
    const row: FeedbackRow | undefined = await this.#query('posting_feedback').where(key).first()
    return row ? feedbackFromRow(row) : null
  }

  async set(feedback: Feedback): Promise<void> {
    const row = feedbackToRow(feedback)
    await upsert(this.#query, 'posting_feedback', row, Object.keys(feedbackKeyToRow(feedback)))
  }

  async remove(of: Omit<Feedback, 'value' | 'givenAt'>): Promise<void> {
    await this.#query('posting_feedback').where(feedbackKeyToRow(of)).delete()
  }

  async ofPage(pageId: string): Promise<readonly Feedback[]> {
    const rows: FeedbackRow[] = await this.#query('posting_feedback').where({ page_id: pageId })
    return rows.map(feedbackFromRow)
  }
}

export class KnexCommentRepository implements CommentRepository {
  readonly #query: Query

  constructor(query: Query) {
    this.#query = query
  }

  async find(id: string): Promise<Comment | null> {
    const row: CommentRow | undefined = await this.#query('posting_comment').where({ id }).first()
    return row ? commentFromRow(row) : null
  }

  async add(comment: Comment): Promise<void> {
    await this.#query('posting_comment').insert(commentToRow(comment))
  }

  async remove(id: string): Promise<void> {
    await this.#query('posting_comment').where({ id }).delete()
  }

  async ofGroup(pageId: string, groupId: string): Promise<readonly Comment[]> {
    const rows: CommentRow[] = await this.#query('posting_comment')
      .where({ page_id: pageId, group_id: groupId })
      .orderBy('id')
      .limit(COMMENTS_AT_ONCE)
    return rows.map(commentFromRow)
  }

  async count(pageId: string): Promise<ReadonlyMap<string, number>> {
    const rows: { group_id: string; comments: number }[] = await this.#query('posting_comment')
      .where({ page_id: pageId })
      .select('group_id')
      .count({ comments: '*' })
      .groupBy('group_id')
    return new Map(rows.map((row) => [row.group_id, Number(row.comments)]))
  }
}
