import { columns } from '../dialect/index.ts'
import type { Migration } from './migration.ts'

/** People whom a posting link was sent to, and what its viewers have watched. Nobody could download by a link before. */
export const linkRecipients: Migration = {
  name: '0074-link-recipients',
  async up(query) {
    const { id, code, instant, words, json, flag } = columns(query)
    await query.schema.alterTable('posting_link', (table) => {
      flag(table, 'watermark').notNullable().defaultTo(false)
    })
    await query('posting_link').update({ allows_download: false })
    await query.schema.createTable('posting_recipient', (table) => {
      id(table, 'id').primary()
      code(table, 'link_id', 64).notNullable()
      code(table, 'secret', 64).notNullable().unique()
      words(table, 'email', 254).notNullable()
      // The address as it is compared, while the person is a recipient, else null: one of an address to a link.
      words(table, 'live_email', 254)
      words(table, 'name', 200).notNullable()
      instant(table, 'sent_at').notNullable()
      words(table, 'mail_key', 200).notNullable()
      instant(table, 'removed_at')
      table.unique(['link_id', 'live_email'])
    })
    await query.schema.createTable('posting_take_view', (table) => {
      id(table, 'id').primary()
      id(table, 'view_key').notNullable().unique()
      code(table, 'link_id', 64).notNullable()
      id(table, 'page_id').notNullable()
      id(table, 'group_id').notNullable()
      id(table, 'video_id').notNullable()
      code(table, 'viewer_kind', 20).notNullable()
      id(table, 'viewer_id').notNullable()
      instant(table, 'started_at').notNullable()
      instant(table, 'last_at').notNullable()
      json(table, 'watched').notNullable()
      table.double('share').notNullable()
      table.index(['link_id', 'id'])
    })
  },
}
