import type { TakeComment, TakeCommentRepository } from '@callboard/review'
import type { Query } from '../dialect/query.ts'
import { inParts } from '../dialect/statements.ts'
import { instant, number, orNull, Rows, tableOf, text } from '../table/index.ts'

const COMMENTS = tableOf<TakeComment>().named('take_comment', {
  id: text('id'),
  sessionId: text('session_id'),
  videoId: text('video_id'),
  userId: text('user_id'),
  content: text('content'),
  second: orNull(number('second')),
  createdAt: instant('created_at'),
})

const COMMENTS_AT_ONCE = 500

export function takeCommentRepository(query: Query): TakeCommentRepository {
  const rows = new Rows(COMMENTS, query)
  return {
    find: (id) => rows.find({ id }),
    add: (comment) => rows.add(comment),
    remove: (id) => rows.remove({ id }),
    by: (userId) => rows.all(rows.where({ user_id: userId }).orderBy('id')),
    ofVideos: (ids) => inParts(ids, (part) => rows.all(query(COMMENTS.name).whereIn('video_id', [...part]))),
    ofVideo: (videoId) =>
      rows.all(
        rows
          .where({ video_id: videoId })
          .orderBy([{ column: 'created_at' }, { column: 'id' }])
          .limit(COMMENTS_AT_ONCE),
      ),
  }
}
