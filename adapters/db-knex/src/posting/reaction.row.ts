import type { Comment, Feedback, FeedbackValue } from '@callboard/posting'
import { instantFromRow } from '../dialect/values.ts'

const VALUES: readonly string[] = ['yes', 'no', 'maybe', 'reshoot'] satisfies FeedbackValue[]

type FeedbackKey = Omit<Feedback, 'value' | 'givenAt'>

export interface FeedbackRow {
  readonly page_id: string
  readonly group_id: string
  readonly record_id: string
  readonly user_id: string
  readonly value: string
  readonly given_at: unknown
}

export const feedbackKeyToRow = (of: FeedbackKey) => ({
  page_id: of.pageId,
  group_id: of.groupId,
  record_id: of.recordId,
  user_id: of.userId,
})

export const feedbackToRow = (feedback: Feedback) => ({
  ...feedbackKeyToRow(feedback),
  value: feedback.value,
  given_at: feedback.givenAt,
})

function valueFromRow(value: string): FeedbackValue {
  if (VALUES.includes(value)) return value as FeedbackValue
  throw new Error(`Not an answer in a row: ${value}`)
}

export const feedbackFromRow = (row: FeedbackRow): Feedback => ({
  pageId: row.page_id,
  groupId: row.group_id,
  recordId: row.record_id,
  userId: row.user_id,
  value: valueFromRow(row.value),
  givenAt: instantFromRow(row.given_at),
})

export interface CommentRow {
  readonly id: string
  readonly page_id: string
  readonly group_id: string
  readonly record_id: string
  readonly user_id: string
  readonly content: string
  readonly created_at: unknown
}

export const commentToRow = (comment: Comment): CommentRow => ({
  id: comment.id,
  page_id: comment.pageId,
  group_id: comment.groupId,
  record_id: comment.recordId,
  user_id: comment.userId,
  content: comment.content,
  created_at: comment.createdAt,
})

export const commentFromRow = (row: CommentRow): Comment => ({
  id: row.id,
  pageId: row.page_id,
  groupId: row.group_id,
  recordId: row.record_id,
  userId: row.user_id,
  content: row.content,
  createdAt: instantFromRow(row.created_at),
})
