import type {
  PrivacyRepository,
  PrivacyWish,
  RecordComment,
  RecordCommentRepository,
  RecordFeedback,
  RecordFeedbackRepository,
} from '@callboard/posting'
import { FEEDBACKS, PRIVACY_MODES } from '@callboard/posting/contract'
import type { Query } from '../dialect/query.ts'
import { alone, inParts } from '../dialect/statements.ts'
import { instant, oneOf, Rows, tableOf, text } from '../table/index.ts'

const FEEDBACK = tableOf<RecordFeedback>().named('record_feedback', {
  recordId: text('record_id'),
  userId: text('user_id'),
  sessionId: text('session_id'),
  value: oneOf('value', FEEDBACKS),
  givenAt: instant('given_at'),
})

export function recordFeedbackRepository(query: Query): RecordFeedbackRepository {
  const rows = new Rows(FEEDBACK, query)
  return {
    find: async ({ recordId, userId }) => {
      await alone(query, `record feedback ${recordId} ${userId}`)
      return await rows.find({ record_id: recordId, user_id: userId })
    },
    set: (feedback) => rows.put(feedback, ['record_id', 'user_id']),
    remove: ({ recordId, userId }) => rows.remove({ record_id: recordId, user_id: userId }),
    ofSession: (sessionId) => rows.all(rows.where({ session_id: sessionId })),
    ofSessions: (sessionIds) =>
      inParts(sessionIds, (ids) => rows.all(rows.where({}).whereIn('session_id', [...ids]))),
    ofRecord: (recordId) => rows.all(rows.where({ record_id: recordId })),
    by: (userId) => rows.all(rows.where({ user_id: userId })),
    ofUser: (sessionId, userId) => rows.all(rows.where({ session_id: sessionId, user_id: userId })),
  }
}

const COMMENTS = tableOf<RecordComment>().named('record_comment', {
  id: text('id'),
  sessionId: text('session_id'),
  recordId: text('record_id'),
  userId: text('user_id'),
  content: text('content'),
  createdAt: instant('created_at'),
})

const COMMENTS_AT_ONCE = 500

export function recordCommentRepository(query: Query): RecordCommentRepository {
  const rows = new Rows(COMMENTS, query)
  return {
    find: (id) => rows.find({ id }),
    add: (comment) => rows.add(comment),
    by: (userId) => rows.all(rows.where({ user_id: userId }).orderBy('id')),
    remove: (id) => rows.remove({ id }),
    ofRecord: async (recordId) =>
      (
        await rows.all(rows.where({ record_id: recordId }).orderBy('id', 'desc').limit(COMMENTS_AT_ONCE))
      ).toReversed(),
    ofRecords: (ids) =>
      inParts(ids, (part) => rows.all(query(COMMENTS.name).whereIn('record_id', [...part]))),
    countOf: async (recordId) => {
      const [counted]: { comments: number }[] = await rows
        .where({ record_id: recordId })
        .count({ comments: '*' })
      return Number(counted?.comments ?? 0)
    },
    count: async (sessionId) => {
      const counted: { record_id: string; comments: number }[] = await rows
        .where({ session_id: sessionId })
        .select('record_id')
        .count({ comments: '*' })
        .groupBy('record_id')
      return new Map(counted.map((row) => [row.record_id, Number(row.comments)]))
    },
  }
}

/** @param place column of the session or the page */
const privacyTable = (name: string, place: 'session_id' | 'page_id') =>
  tableOf<PrivacyWish>().named(name, {
    placeId: text(place),
    userId: text('user_id'),
    mode: oneOf('mode', PRIVACY_MODES),
  })

function privacyRepository(query: Query, name: string, place: 'session_id' | 'page_id'): PrivacyRepository {
  const rows = new Rows(privacyTable(name, place), query)
  return {
    locked: async (placeId, userId) => {
      await alone(query, `privacy ${placeId} ${userId}`)
      return (await rows.find({ [place]: placeId, user_id: userId }))?.mode ?? null
    },
    ofPlace: async (placeId) => {
      const wishes = await rows.all(rows.where({ [place]: placeId }))
      return new Map(wishes.map(({ userId, mode }) => [userId, mode]))
    },
    by: (userId) => rows.all(rows.where({ user_id: userId })),
    ofPlaces: (placeIds) => rows.all(query(name).whereIn(place, [...placeIds])),
    set: (wish) => rows.put(wish, [place, 'user_id']),
    remove: ({ placeId, userId }) => rows.remove({ [place]: placeId, user_id: userId }),
  }
}

export const sessionPrivacyRepository = (query: Query) =>
  privacyRepository(query, 'session_privacy', 'session_id')

export const pagePrivacyRepository = (query: Query) => privacyRepository(query, 'posting_privacy', 'page_id')
