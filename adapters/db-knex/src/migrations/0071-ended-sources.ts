import { columns } from '../dialect/index.ts'
import type { Migration } from './migration.ts'

/**
 * Groups and videos are taken off a posting page, and videos are deleted, without losing them: each keeps its instant.
 * What was copied to pages that are gone by now carries no copied flag any more.
 */
export const endedSources: Migration = {
  name: '0071-ended-sources',
  async up(query) {
    const { instant } = columns(query)
    await query.schema.alterTable('posting_group', (table) => {
      instant(table, 'removed_at').nullable()
      table.index(['source_group_id'])
    })
    await query.schema.alterTable('posting_video', (table) => {
      instant(table, 'removed_at').nullable()
      table.index(['video_id'])
    })
    await query.schema.alterTable('video', (table) => {
      table.index(['deleted_at'])
    })
    await query.schema.alterTable('archive', (table) => {
      table.index(['session_id'])
      table.index(['requested_by'])
    })
    await query('group_review')
      .where({ copied: true })
      .whereNotIn(
        'group_id',
        query('posting_group as copy')
          .join('posting_page as page', 'page.id', 'copy.page_id')
          .whereNull('page.deleted_at')
          .select('copy.source_group_id'),
      )
      .update({ copied: false })
  },
}
