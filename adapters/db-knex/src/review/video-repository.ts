import type { GroupReview, GroupReviewRepository, Video, VideoRepository } from '@callboard/review'
import { VIDEO_STATES } from '@callboard/review/contract'
import type { Query } from '../dialect/query.ts'
import { alone, inParts, locked } from '../dialect/statements.ts'
import {
  flag,
  instant,
  isText,
  json,
  listOf,
  number,
  oneOf,
  orNull,
  Rows,
  tableOf,
  text,
} from '../table/index.ts'

const VIDEOS = tableOf<Video>().named('video', {
  id: text('id'),
  sessionId: text('session_id'),
  groupId: text('group_id'),
  takeId: orNull(text('take_id')),
  uploadId: orNull(text('upload_id')),
  name: text('name'),
  talentName: text('talent_name'),
  takeNumber: number('take_number'),
  state: oneOf('state', VIDEO_STATES),
  reason: orNull(text('reason')),
  duration: number('duration'),
  width: number('width'),
  height: number('height'),
  fps: number('fps'),
  size: number('size'),
  playableKey: orNull(text('playable_key')),
  thumbnailKey: orNull(text('thumbnail_key')),
  originalKey: orNull(text('original_key')),
  liked: flag('liked'),
  archived: flag('archived'),
  order: number('sort_order'),
  recordIds: json('record_ids', listOf(isText)),
  attempts: number('attempts'),
  createdAt: instant('created_at'),
  warning: orNull(text('warning')),
  triedAt: orNull(instant('tried_at')),
  deletedAt: orNull(instant('deleted_at')),
  copiedFrom: orNull(text('copied_from')),
})

export function videoRepository(query: Query): VideoRepository {
  const rows = new Rows(VIDEOS, query)
  const kept = (id: string) => rows.where({ id }).whereNull('deleted_at')
  return {
    find: (id) => rows.first(kept(id)),
    lock: (id) => rows.first(locked(kept(id))),
    findAny: (id) => rows.find({ id }),
    lockAny: (id) => rows.lock({ id }),
    byTake: (takeId) => rows.find({ take_id: takeId }),
    byUpload: (uploadId) => rows.find({ upload_id: uploadId }),
    addIfAbsent: (video) => rows.addIfAbsent(video),
    save: (video) => rows.save(video),
    inState: (state) => rows.all(rows.where({ state }).whereNull('deleted_at').orderBy('id')),
    list: ({ sessionId, groupIds, ids, copiedFrom, ever }) => {
      const found = query(VIDEOS.name).where((all) => {
        if (!ever) all.whereNull('deleted_at')
        if (sessionId !== undefined) all.where('session_id', sessionId)
        if (groupIds !== undefined) all.whereIn('group_id', [...groupIds])
        if (ids !== undefined) all.whereIn('id', [...ids])
        if (copiedFrom !== undefined) all.where('copied_from', copiedFrom)
      })
      return rows.all(found.orderBy([{ column: 'sort_order' }, { column: 'id' }]))
    },
    leftBehind: (before, after, most) =>
      rows.all(
        query(VIDEOS.name)
          .where('deleted_at', '<', before)
          .where((either) => {
            either.whereNotNull('playable_key').orWhereNotNull('original_key')
          })
          .where('id', '>', after)
          .orderBy('id')
          .limit(most),
      ),
    mediaBySession: async (sessionIds) => {
      if (sessionIds.length === 0) return new Map()
      const found: { session_id: string; bytes: unknown; unviewed: unknown }[] = await query('video as video')
        .leftJoin('group_review as review', 'review.group_id', 'video.group_id')
        .whereIn('video.session_id', [...sessionIds])
        .whereNull('video.deleted_at')
        .groupBy('video.session_id')
        .select(
          'video.session_id',
          query.raw('sum(video.size) as bytes'),
          query.raw(
            'sum(case when video.archived or coalesce(review.viewed, ?) or coalesce(review.archived, ?) then 0 else 1 end) as unviewed',
            [false, false],
          ),
        )
      return new Map(
        found.map(({ session_id, bytes, unviewed }) => [
          session_id,
          { bytes: Number(bytes), unviewedTakes: Number(unviewed) },
        ]),
      )
    },
    playedByCopies: async (ids) => {
      const found = await inParts(
        ids,
        (part): PromiseLike<string[]> =>
          query(VIDEOS.name)
            .whereIn('copied_from', [...part])
            .whereNotNull('playable_key')
            .distinct()
            .pluck('copied_from'),
      )
      return new Set(found)
    },
    nextOrder: async (groupId) => {
      const row = await rows.where({ group_id: groupId }).max({ last: 'sort_order' }).first()
      return Number(row?.last ?? 0) + 1
    },
  }
}

const REVIEWS = tableOf<GroupReview>().named('group_review', {
  groupId: text('group_id'),
  sessionId: text('session_id'),
  viewed: flag('viewed'),
  copied: flag('copied'),
  archived: flag('archived'),
  order: orNull(number('sort_order')),
  thumbnailKey: orNull(text('thumbnail_key')),
})

export function groupReviewRepository(query: Query): GroupReviewRepository {
  const rows = new Rows(REVIEWS, query)
  return {
    lockSession: (sessionId) => alone(query, `group reviews of ${sessionId}`),
    find: (groupId) => rows.find({ group_id: groupId }),
    save: (review) => rows.put(review, ['group_id']),
    bySession: (sessionId) => rows.all(rows.where({ session_id: sessionId })),
    many: (groupIds) =>
      inParts(groupIds, (part) => rows.all(query(REVIEWS.name).whereIn('group_id', [...part]))),
  }
}
