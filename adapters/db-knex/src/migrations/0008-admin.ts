import { columns } from '../dialect/index.ts'
import type { Migration } from './migration.ts'

/** The message log, reworded templates, notices, platform credentials and the audit log. */
export const admin: Migration = {
  name: '0008-admin',
  async up(query) {
    const { id, code, instant, words, text, json } = columns(query)
    await query.schema.createTable('message', (table) => {
      id(table, 'id').primary()
      words(table, 'message_key', 200).notNullable()
      code(table, 'channel', 5).notNullable()
      words(table, 'recipient', 254).notNullable()
      code(table, 'template', 60).notNullable()
      text(table, 'own_text')
      words(table, 'reply_to', 254)
      json(table, 'placeholder_values').notNullable()
      json(table, 'attachments').notNullable()
      json(table, 'about').notNullable()
      id(table, 'project_id')
      id(table, 'session_id')
      id(table, 'record_id')
      id(table, 'user_id')
      code(table, 'state', 10).notNullable()
      text(table, 'reason')
      table.integer('attempts').notNullable()
      instant(table, 'lease_until')
      words(table, 'provider_id', 200).index()
      instant(table, 'created_at').notNullable()
      instant(table, 'sent_at')
      text(table, 'rendered_subject')
      text(table, 'rendered_html')
      text(table, 'rendered_text')
      table.unique(['message_key', 'recipient', 'channel'])
      table.index(['recipient', 'id'])
      table.index(['state', 'id'])
      table.index(['session_id', 'id'])
      table.index(['record_id', 'id'])
    })
    await query.schema.createTable('message_template', (table) => {
      code(table, 'name', 60).primary()
      text(table, 'subject')
      text(table, 'body').notNullable()
      text(table, 'description')
      id(table, 'updated_by')
      instant(table, 'updated_at').notNullable()
    })
    // Notices, the notification and the last person to change the capacity: one JSON value each.
    await query.schema.createTable('admin_setting', (table) => {
      code(table, 'name', 60).primary()
      json(table, 'value').notNullable()
      id(table, 'updated_by')
      instant(table, 'updated_at').notNullable()
    })
    // Keys for outside services, encrypted.
    await query.schema.createTable('admin_credential', (table) => {
      code(table, 'name', 60).primary()
      text(table, 'value_sealed').notNullable()
      id(table, 'updated_by')
      instant(table, 'updated_at').notNullable()
    })
    // Each entry carries a digest over itself and the digest before it.
    await query.schema.createTable('audit_entry', (table) => {
      table.bigIncrements('number')
      instant(table, 'at').notNullable().index()
      words(table, 'actor', 80).notNullable()
      id(table, 'user_id')
      id(table, 'project_id')
      code(table, 'action', 60).notNullable()
      words(table, 'subject', 200)
      json(table, 'data').notNullable()
      code(table, 'digest', 64).notNullable()
      table.index(['user_id', 'number'])
      table.index(['project_id', 'number'])
    })
  },
}
