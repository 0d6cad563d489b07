import { columns } from '../dialect/index.ts'
import type { Migration } from './migration.ts'

/** What staff should look at in a video, and the last sign of life of the making of it. */
export const videoCare: Migration = {
  name: '0045-video-care',
  async up(query) {
    const { instant, words } = columns(query)
    await query.schema.alterTable('video', (table) => {
      words(table, 'warning', 300)
      instant(table, 'tried_at')
      table.index(['state', 'id'])
    })
  },
}
