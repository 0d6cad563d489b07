import { columns } from '../dialect/index.ts'
import type { Migration } from './migration.ts'

/** Groups are copied to other sessions, each once: `copied_from` names the group, the check-in or the video they are of. */
export const copiedGroups: Migration = {
  name: '0076-copied-groups',
  async up(query) {
    const { id } = columns(query)
    await query.schema.alterTable('lobby_group', (table) => {
      id(table, 'copied_from').nullable()
      table.unique(['session_id', 'copied_from'])
    })
    await query.schema.alterTable('lobby_record', (table) => {
      id(table, 'copied_from').nullable()
    })
    // `video` has the column since 0006, and no row had a value in it.
    await query.schema.alterTable('video', (table) => {
      table.unique(['group_id', 'copied_from'])
      table.index(['copied_from'])
    })
  },
}
