import {
  nameKey,
  type PostingGroup,
  type PostingMember,
  type PostingPage,
  type PostingVideo,
} from '@callboard/posting'
import {
  flagFromRow,
  instantFromRow,
  instantOrNullFromRow,
  jsonFromRow,
  jsonToRow,
} from '../dialect/values.ts'

export interface PageRow {
  readonly id: string
  readonly project_id: string
  readonly name: string
  readonly live_name: string | null
  readonly created_by: string | null
  readonly created_at: unknown
  readonly deleted_at: unknown
}

export const pageToRow = (page: PostingPage): PageRow => ({
  id: page.id,
  project_id: page.projectId,
  name: page.name,
  live_name: page.deletedAt === null ? nameKey(page.name) : null,
  created_by: page.createdBy,
  created_at: page.createdAt,
  deleted_at: page.deletedAt,
})

export const pageFromRow = (row: PageRow): PostingPage => ({
  id: row.id,
  projectId: row.project_id,
  name: row.name,
  createdBy: row.created_by,
  createdAt: instantFromRow(row.created_at),
  deletedAt: instantOrNullFromRow(row.deleted_at),
})

export interface GroupRow {
  readonly id: string
  readonly page_id: string
  readonly session_id: string
  readonly source_group_id: string
  readonly name: string
  readonly sort_order: number
  readonly members: unknown
}

export const groupToRow = (group: PostingGroup): GroupRow => ({
  id: group.id,
  page_id: group.pageId,
  session_id: group.sessionId,
  source_group_id: group.sourceGroupId,
  name: group.name,
  sort_order: group.order,
  members: jsonToRow(group.members),
})

export const groupFromRow = (row: GroupRow): PostingGroup => ({
  id: row.id,
  pageId: row.page_id,
  sessionId: row.session_id,
  sourceGroupId: row.source_group_id,
  name: row.name,
  order: row.sort_order,
  members: jsonFromRow(row.members) as PostingMember[],
})

export interface VideoRow {
  readonly group_id: string
  readonly video_id: string
  readonly page_id: string
  readonly sort_order: number
  readonly archived: unknown
}

export const videoToRow = (video: PostingVideo): VideoRow => ({
  group_id: video.groupId,
  video_id: video.videoId,
  page_id: video.pageId,
  sort_order: video.order,
  archived: video.archived,
})

export const videoFromRow = (row: VideoRow): PostingVideo => ({
  groupId: row.group_id,
  videoId: row.video_id,
  pageId: row.page_id,
  order: row.sort_order,
  archived: flagFromRow(row.archived),
})
