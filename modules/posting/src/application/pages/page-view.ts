import type { PostingPageSummary } from '../../contract/index.ts'
import type { PostingPage } from '../../domain/page.ts'

export const pageSummary = (page: PostingPage, groups: number): PostingPageSummary => ({
  _id: page.id,
  name: page.name,
  studio: page.projectId,
  groups,
  created_at: page.createdAt.toISOString(),
})
