import type { PostingGroup, PostingGroupRepository, PostingMember, PostingVideo } from '@callboard/posting'
import type { Query } from '../dialect/query.ts'
import { flag, isText, json, listOf, number, objectOf, orNone, Rows, tableOf, text } from '../table/index.ts'

export const isMember = objectOf<PostingMember>({
  recordId: isText,
  firstName: isText,
  lastName: isText,
  role: isText,
  photoKey: orNone(isText),
})

const GROUPS = tableOf<PostingGroup>().named('posting_group', {
  id: text('id'),
  pageId: text('page_id'),
  sessionId: text('session_id'),
  sourceGroupId: text('source_group_id'),
  name: text('name'),
  order: number('sort_order'),
  members: json('members', listOf(isMember)),
})

const VIDEOS = tableOf<PostingVideo>().named('posting_video', {
  groupId: text('group_id'),
  videoId: text('video_id'),
  pageId: text('page_id'),
  order: number('sort_order'),
  archived: flag('archived'),
})

export function postingGroupRepository(query: Query): PostingGroupRepository {
  const groups = new Rows(GROUPS, query)
  const videos = new Rows(VIDEOS, query)
  return {
    ofPage: (pageId) => groups.all(groups.where({ page_id: pageId }).orderBy('sort_order')),
    find: (pageId, groupId) => groups.find({ page_id: pageId, id: groupId }),
    add: (added) => groups.addAll(added),
    count: async (pageIds) => {
      const counted: { page_id: string; groups: number }[] = await query(GROUPS.name)
        .whereIn('page_id', [...pageIds])
        .select('page_id')
        .count({ groups: '*' })
        .groupBy('page_id')
      return new Map(counted.map((row) => [row.page_id, Number(row.groups)]))
    },
    videosOfPage: (pageId) => videos.all(videos.where({ page_id: pageId }).orderBy('sort_order')),
    addVideos: (added) => videos.addAll(added),
  }
}
