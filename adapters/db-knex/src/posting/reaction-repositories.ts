import {
  type Comment,
  type CommentRepository,
  type Feedback,
  type FeedbackKey,
  type FeedbackRepository,
  IN_SESSION,
  type Place,
  type PrivacyRepository,
  type PrivacyWish,
  type TakenBack,
} from '@callboard/posting'
import { FEEDBACKS, PRIVACY_MODES } from '@callboard/posting/contract'
import type { Query } from '../dialect/query.ts'
import { alone, inParts } from '../dialect/statements.ts'
import { instant, number, oneOf, orNull, Rows, tableOf, text } from '../table/index.ts'

const PLACE = {
  placeId: text('place_id'),
  groupId: text('group_id'),
  recordId: text('record_id'),
}
const PLACES = tableOf<Place>().named('reaction_feedback', PLACE)
const KEY = { ...PLACE, userId: text('user_id') }
const KEYS = tableOf<FeedbackKey>().named('reaction_feedback', KEY)
const FEEDBACK = tableOf<Feedback>().named('reaction_feedback', {
  ...KEY,
  value: oneOf('value', FEEDBACKS),
  givenAt: instant('given_at'),
})

const TAKEN_BACK = tableOf<TakenBack>().named('reaction_taken_back', {
  ...KEY,
  takenBackAt: instant('taken_back_at'),
})

export function feedbackRepository(query: Query): FeedbackRepository {
  const rows = new Rows(FEEDBACK, query)
  const takenBack = new Rows(TAKEN_BACK, query)
  return {
    find: async (of) => {
      const key = KEYS.toRow(of)
      await alone(query, `feedback ${Object.values(key).join(' ')}`)
      return await rows.find(key)
    },
    takenBackAt: async (of) => (await takenBack.find(KEYS.toRow(of)))?.takenBackAt ?? null,
    set: async (feedback) => {
      await rows.put(feedback, KEYS.columns)
      await takenBack.remove(KEYS.toRow(feedback))
    },
    takeBack: async (of, at) => {
      await rows.remove(KEYS.toRow(of))
      await takenBack.put({ ...of, takenBackAt: at }, KEYS.columns)
    },
    at: (place) => rows.all(rows.where(PLACES.toRow(place))),
    ofPlace: (placeId) => rows.all(rows.where({ place_id: placeId })),
    ofPlaces: (placeIds) =>
      inParts(placeIds, (ids) => rows.all(query(FEEDBACK.name).whereIn('place_id', [...ids]))),
    ofReviewers: (placeId, userIds) =>
      rows.all(rows.where({ place_id: placeId }).whereIn('user_id', [...userIds])),
    by: (userId) => rows.all(rows.where({ user_id: userId })),
  }
}

const COMMENTS = tableOf<Comment>().named('reaction_comment', {
  id: text('id'),
  ...PLACE,
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
    remove: (id) => rows.remove({ id }),
    by: (userId) => rows.all(rows.where({ user_id: userId }).orderBy('id')),
    at: async (place) => {
      const newest = rows.where(PLACES.toRow(place)).orderBy('id', 'desc')
      return (await rows.all(newest.limit(COMMENTS_AT_ONCE))).toReversed()
    },
    ofGroups: async (pageIds, groupIds) => {
      const newest = query(COMMENTS.name)
        .whereIn('place_id', [...pageIds])
        .whereIn('group_id', [...groupIds])
        .orderBy([
          { column: 'created_at', order: 'desc' },
          { column: 'id', order: 'desc' },
        ])
      return (await rows.all(newest.limit(COMMENTS_AT_ONCE))).toReversed()
    },
    inSessions: (recordIds) =>
      inParts(recordIds, (ids) =>
        rows.all(rows.where({ group_id: IN_SESSION }).whereIn('record_id', [...ids])),
      ),
    countByTalent: async (placeIds) => {
      const counted: { place_id: string; group_id: string; record_id: string; comments: number }[] =
        await query(COMMENTS.name)
          .whereIn('place_id', [...placeIds])
          .select('place_id', 'group_id', 'record_id')
          .count({ comments: '*' })
          .groupBy('place_id', 'group_id', 'record_id')
      return counted.map(({ place_id, group_id, record_id, comments }) => ({
        placeId: place_id,
        groupId: group_id,
        recordId: record_id,
        comments: Number(comments),
      }))
    },
  }
}

const PRIVACY = tableOf<PrivacyWish>().named('reaction_privacy', {
  placeId: text('place_id'),
  userId: text('user_id'),
  mode: oneOf('mode', PRIVACY_MODES),
})

export function privacyRepository(query: Query): PrivacyRepository {
  const rows = new Rows(PRIVACY, query)
  return {
    locked: async (placeId, userId) => {
      await alone(query, `privacy ${placeId} ${userId}`)
      return (await rows.find({ place_id: placeId, user_id: userId }))?.mode ?? null
    },
    ofPlace: async (placeId) => {
      const wishes = await rows.all(rows.where({ place_id: placeId }))
      return new Map(wishes.map(({ userId, mode }) => [userId, mode]))
    },
    by: (userId) => rows.all(rows.where({ user_id: userId })),
    ofPlaces: (placeIds) =>
      inParts(placeIds, (ids) => rows.all(query(PRIVACY.name).whereIn('place_id', [...ids]))),
    set: (wish) => rows.put(wish, ['place_id', 'user_id']),
    remove: ({ placeId, userId }) => rows.remove({ place_id: placeId, user_id: userId }),
  }
}
