import type { Comment, CommentRepository, Feedback, FeedbackRepository } from '@callboard/posting'
import { FEEDBACKS } from '@callboard/posting/contract'
import type { Query } from '../dialect/query.ts'
import { alone } from '../dialect/statements.ts'
import { instant, number, oneOf, orNull, Rows, tableOf, text } from '../table/index.ts'

type FeedbackKey = Omit<Feedback, 'value' | 'givenAt'>

const KEY = {
  pageId: text('page_id'),
  groupId: text('group_id'),
  recordId: text('record_id'),
  userId: text('user_id'),
}
const KEYS = tableOf<FeedbackKey>().named('posting_feedback', KEY)
const FEEDBACK = tableOf<Feedback>().named('posting_feedback', {
  ...KEY,
  value: oneOf('value', FEEDBACKS),
  givenAt: instant('given_at'),
})

export function feedbackRepository(query: Query): FeedbackRepository {
  const rows = new Rows(FEEDBACK, query)
  return {
    find: async (of) => {
      const key = KEYS.toRow(of)
      await alone(query, `feedback ${Object.values(key).join(' ')}`)
      return await rows.find(key)
    },
    set: (feedback) => rows.put(feedback, KEYS.columns),
    remove: (of) => rows.remove(KEYS.toRow(of)),
    ofPage: (pageId) => rows.all(rows.where({ page_id: pageId })),
    ofReviewers: (pageId, userIds) =>
      rows.all(rows.where({ page_id: pageId }).whereIn('user_id', [...userIds])),
    by: (userId) => rows.all(rows.where({ user_id: userId })),
    ofPages: (pageIds) => rows.all(query(FEEDBACK.name).whereIn('page_id', [...pageIds])),
  }
}

const COMMENTS = tableOf<Comment>().named('posting_comment', {
  id: text('id'),
  pageId: text('page_id'),
  groupId: text('group_id'),
  recordId: text('record_id'),
  userId: text('user_id'),
  content: text('content'),
  videoId: orNull(text('video_id')),
  second: orNull(number('second')),
  createdAt: instant('created_at'),
})

const COMMENTS_AT_ONCE = 500

export function commentRepository(query: Query): CommentRepository {
  const rows = new Rows(COMMENTS, query)
  return {
    find: (id) => rows.find({ id }),
    add: (comment) => rows.add(comment),
    by: (userId) => rows.all(rows.where({ user_id: userId }).orderBy('id')),
    remove: (id) => rows.remove({ id }),
    ofGroup: async (pageId, groupId) => {
      const newest = rows.where({ page_id: pageId, group_id: groupId }).orderBy('id', 'desc')
      return (await rows.all(newest.limit(COMMENTS_AT_ONCE))).toReversed()
    },
    ofGroups: async (pageIds, groupIds) => {
      const newest = query(COMMENTS.name)
        .whereIn('page_id', [...pageIds])
        .whereIn('group_id', [...groupIds])
        .orderBy([
          { column: 'created_at', order: 'desc' },
          { column: 'id', order: 'desc' },
        ])
      return (await rows.all(newest.limit(COMMENTS_AT_ONCE))).toReversed()
    },
    countByTalent: async (pageIds) => {
      const counted: { page_id: string; group_id: string; record_id: string; comments: number }[] =
        await query(COMMENTS.name)
          .whereIn('page_id', [...pageIds])
          .select('page_id', 'group_id', 'record_id')
          .count({ comments: '*' })
          .groupBy('page_id', 'group_id', 'record_id')
      return counted.map(({ page_id, group_id, record_id, comments }) => ({
        pageId: page_id,
        groupId: group_id,
        recordId: record_id,
        comments: Number(comments),
      }))
    },
    count: async (pageId) => {
      const counted: { group_id: string; comments: number }[] = await rows
        .where({ page_id: pageId })
        .select('group_id')
        .count({ comments: '*' })
        .groupBy('group_id')
      return new Map(counted.map((row) => [row.group_id, Number(row.comments)]))
    },
  }
}
