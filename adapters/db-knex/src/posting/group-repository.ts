import type { PostingGroup, PostingGroupRepository, PostingMember, PostingVideo } from '@callboard/posting'
import type { Knex } from 'knex'
import type { Query } from '../dialect/query.ts'
import { inParts } from '../dialect/statements.ts'
import {
  flag,
  instant,
  isText,
  json,
  listOf,
  number,
  objectOf,
  orNone,
  orNull,
  Rows,
  tableOf,
  text,
} from '../table/index.ts'

export const isMember = objectOf<PostingMember>({
  recordId: isText,
  firstName: isText,
  lastName: isText,
  role: isText,
  photoKey: orNone(isText),
})

export const POSTED_GROUPS = tableOf<PostingGroup>().named('posting_group', {
  id: text('id'),
  pageId: text('page_id'),
  sessionId: text('session_id'),
  sourceGroupId: text('source_group_id'),
  name: text('name'),
  order: number('sort_order'),
  members: json('members', listOf(isMember)),
  removedAt: orNull(instant('removed_at')),
})

const VIDEOS = tableOf<PostingVideo>().named('posting_video', {
  groupId: text('group_id'),
  videoId: text('video_id'),
  pageId: text('page_id'),
  order: number('sort_order'),
  archived: flag('archived'),
  removedAt: orNull(instant('removed_at')),
})

export function postingGroupRepository(query: Query): PostingGroupRepository {
  const groups = new Rows(POSTED_GROUPS, query)
  const videos = new Rows(VIDEOS, query)
  const orSince = (column: string, since: Date) => (either: Knex.QueryBuilder) =>
    void either.whereNull(column).orWhere(column, '>', since)
  return {
    ofPage: (pageId) =>
      groups.all(groups.where({ page_id: pageId }).whereNull('removed_at').orderBy('sort_order')),
    ofPages: (pageIds) =>
      groups.all(
        query(POSTED_GROUPS.name)
          .whereIn('page_id', [...pageIds])
          .whereNull('removed_at')
          .orderBy(['page_id', 'sort_order']),
      ),
    copiesOf: (sourceGroupId) =>
      groups.all(
        groups
          .where({ source_group_id: sourceGroupId })
          .whereNull('removed_at')
          .whereIn('page_id', query('posting_page').whereNull('deleted_at').select('id'))
          .orderBy('page_id'),
      ),
    pagesWith: (videoId) =>
      query('posting_video as copied')
        .join('posting_group as copy', 'copy.id', 'copied.group_id')
        .join('posting_page as page', 'page.id', 'copied.page_id')
        .where({ 'copied.video_id': videoId })
        .whereNull('copied.removed_at')
        .whereNull('copy.removed_at')
        .whereNull('page.deleted_at')
        .orderBy('page.id')
        .pluck('page.id'),
    many: (ids) => inParts(ids, (part) => groups.all(query(POSTED_GROUPS.name).whereIn('id', [...part]))),
    everOfPage: (pageId) => groups.all(groups.where({ page_id: pageId }).orderBy('sort_order')),
    part: async (pageId, groupId, videoId) => {
      const found = query('posting_group as copy')
        .join('posting_page as page', 'page.id', 'copy.page_id')
        .where({ 'copy.id': groupId, 'copy.page_id': pageId })
        .whereNull('page.deleted_at')
        .whereNull('copy.removed_at')
      if (videoId === null) {
        const row: { session_id: string } | undefined = await found.first('copy.session_id')
        return row ? { sessionId: row.session_id, archived: false } : null
      }
      const row: { session_id: string; archived: unknown } | undefined = await found
        .join('posting_video as copied', 'copied.group_id', 'copy.id')
        .where({ 'copied.video_id': videoId })
        .whereNull('copied.removed_at')
        .first('copy.session_id', 'copied.archived')
      return row ? { sessionId: row.session_id, archived: Boolean(row.archived) } : null
    },
    sessionsOf: async (pageIds) => {
      const found: { page_id: string; session_id: string }[] = await query(POSTED_GROUPS.name)
        .whereIn('page_id', [...pageIds])
        .whereNull('removed_at')
        .select('page_id', 'session_id')
      return found.map(({ page_id, session_id }) => ({ pageId: page_id, sessionId: session_id }))
    },
    add: (added) => groups.addAll(added),
    save: (group) => groups.save(group),
    videosOfPage: (pageId) =>
      videos.all(videos.where({ page_id: pageId }).whereNull('removed_at').orderBy('sort_order')),
    everVideosOfPage: (pageId) => videos.all(videos.where({ page_id: pageId }).orderBy('sort_order')),
    addVideos: (added) => videos.addAll(added),
    saveVideo: (video) => videos.put(video, ['group_id', 'video_id']),
    copied: async (sourceGroupIds) =>
      new Set(
        await query('posting_group as copy')
          .join('posting_page as page', 'page.id', 'copy.page_id')
          .whereNull('page.deleted_at')
          .whereNull('copy.removed_at')
          .whereIn('copy.source_group_id', [...sourceGroupIds])
          .pluck('copy.source_group_id'),
      ),
    copiedVideos: async (videoIds, since) =>
      new Set(
        await query('posting_video as copied')
          .join('posting_group as copy', 'copy.id', 'copied.group_id')
          .join('posting_page as page', 'page.id', 'copied.page_id')
          .whereIn('copied.video_id', [...videoIds])
          .where(orSince('copied.removed_at', since))
          .where(orSince('copy.removed_at', since))
          .where(orSince('page.deleted_at', since))
          .pluck('copied.video_id'),
      ),
  }
}
