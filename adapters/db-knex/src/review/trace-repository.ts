import type { TraceRepository } from '@callboard/review'
import { inParts, type Query } from '../dialect/index.ts'

export const traceRepository = (query: Query): TraceRepository => ({
  uploadsOf: (recordIds) =>
    inParts(
      recordIds,
      (part): PromiseLike<string[]> =>
        query('upload')
          .whereIn('record_id', [...part])
          .pluck('id'),
    ),
  removeVideo: async (id) => {
    const video: { group_id: string } | undefined = await query('video').where({ id }).first('group_id')
    if (!video) return
    await query('group_review')
      .where({ group_id: video.group_id })
      .where('thumbnail_key', 'like', `videos/${id}/%`)
      .update({ thumbnail_key: null })
    await query('take_comment').where({ video_id: id }).delete()
    await query('video_comment').where({ video_id: id }).delete()
    await query('video').where({ id }).delete()
  },
  removeTake: async (id) => {
    await query('take_piece').where({ take_id: id }).delete()
    await query('take').where({ id }).delete()
  },
  countComments: async (userId) => {
    const [found] = await query('take_comment').where({ user_id: userId }).count({ count: '*' })
    return Number(found?.count)
  },
  removeComments: async (userId) => {
    const found: { session_id: string; video_id: string }[] = await query('take_comment')
      .where({ user_id: userId })
      .distinct('session_id', 'video_id')
    await query('take_comment').where({ user_id: userId }).delete()
    return found.map(({ session_id, video_id }) => ({ sessionId: session_id, videoId: video_id }))
  },
  forgetStaff: async (userId) => {
    await query('file_sync').where({ user_id: userId }).delete()
    await query('archive').where({ requested_by: userId }).update({ email: '' })
  },
})
