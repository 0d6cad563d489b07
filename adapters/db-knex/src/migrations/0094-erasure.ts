import type { Migration } from './migration.ts'

/** What hangs on a person who is erased is found by these. */
const LOOKED_UP: readonly (readonly [table: string, columns: readonly string[]])[] = [
  ['lobby_record', ['copied_from']],
  ['lobby_page_key', ['record_id']],
  ['lobby_chat_message', ['user_id']],
  ['lobby_time_correction', ['by_id']],
  ['message', ['user_id', 'id']],
  ['message', ['fallback_email']],
  ['posting_group', ['session_id']],
  ['posting_comment', ['user_id']],
  ['posting_feedback', ['user_id']],
  ['posting_take_view', ['video_id']],
  ['page_archive', ['page_id']],
  ['record_comment', ['user_id']],
  ['record_feedback', ['user_id']],
  ['take_comment', ['user_id']],
  ['upload', ['record_id']],
]

export const erasure: Migration = {
  name: '0094-erasure',
  async up(query) {
    for (const [name, columns] of LOOKED_UP)
      await query.schema.alterTable(name, (table) => void table.index([...columns]))
  },
}
