import type { PostingLink } from '@callboard/posting'
import { instantFromRow, instantOrNullFromRow, jsonFromRow, jsonToRow } from '../dialect/values.ts'

export interface LinkRow {
  readonly id: string
  readonly project_id: string
  readonly name: string
  readonly page_ids: unknown
  readonly created_by: string | null
  readonly created_at: unknown
  readonly removed_at: unknown
}

export const linkToRow = (link: PostingLink): LinkRow => ({
  id: link.id,
  project_id: link.projectId,
  name: link.name,
  page_ids: jsonToRow(link.pageIds),
  created_by: link.createdBy,
  created_at: link.createdAt,
  removed_at: link.removedAt,
})

export const linkFromRow = (row: LinkRow): PostingLink => ({
  id: row.id,
  projectId: row.project_id,
  name: row.name,
  pageIds: jsonFromRow(row.page_ids) as string[],
  createdBy: row.created_by,
  createdAt: instantFromRow(row.created_at),
  removedAt: instantOrNullFromRow(row.removed_at),
})
