import type { Migration } from './migration.ts'

const OF_LINE = [
  'day_id',
  'state',
  'checked_in_time',
  'id',
  'auditioned',
  'deleted_at',
  'location_type',
] as const

/** The place of a talent in line is counted from the index alone: a thousand pages ask for theirs. */
export const linePlaces: Migration = {
  name: '0054-line-places',
  async up(query) {
    await query.schema.alterTable('lobby_record', (table) => {
      table.index([...OF_LINE], 'lobby_record_line')
    })
    await query.schema.alterTable('lobby_record', (table) => {
      table.dropIndex(['day_id', 'state'])
    })
  },
}
