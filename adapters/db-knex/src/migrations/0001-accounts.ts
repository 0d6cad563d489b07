import { columns } from '../dialect/index.ts'
import type { Migration } from './migration.ts'

/** People, their sign-ins and their profiles. */
export const accounts: Migration = {
  name: '0001-accounts',
  async up(query) {
    const { id, code, instant, day, words, text, json, flag } = columns(query)
    await query.schema.createTable('account_user', (table) => {
      id(table, 'id').primary()
      // Lower-cased; null once the account is deleted.
      words(table, 'email', 254).unique()
      text(table, 'password_hash')
      code(table, 'user_type', 20).notNullable()
      words(table, 'first_name', 200).notNullable()
      words(table, 'last_name', 200).notNullable()
      words(table, 'first_name_key', 200).notNullable().index()
      words(table, 'last_name_key', 200).notNullable().index()
      code(table, 'phone', 20)
      flag(table, 'staff_requested').notNullable()
      code(table, 'google_subject', 64).unique()
      code(table, 'logo_key', 200)
      words(table, 'business_id', 200)
      flag(table, 'external_platform_user').notNullable().defaultTo(false)
      flag(table, 'visible_to_all').notNullable().defaultTo(true)
      text(table, 'totp_sealed')
      json(table, 'recovery_digests')
      instant(table, 'created_at').notNullable()
      instant(table, 'deleted_at')
      table.index(['user_type', 'email'])
    })
    await query.schema.createTable('account_sign_in', (table) => {
      id(table, 'id').primary()
      id(table, 'user_id').notNullable().index().references('account_user.id')
      code(table, 'digest', 64).notNullable().unique()
      instant(table, 'created_at').notNullable()
      instant(table, 'last_seen_at').notNullable().index()
      instant(table, 'expires_at').notNullable().index()
    })
    await query.schema.createTable('account_password_reset', (table) => {
      id(table, 'id').primary()
      id(table, 'user_id').notNullable().index().references('account_user.id')
      code(table, 'digest', 64).notNullable().unique()
      instant(table, 'expires_at').notNullable().index()
    })
    await query.schema.createTable('account_talent_profile', (table) => {
      id(table, 'user_id').primary().references('account_user.id')
      json(table, 'headshot_keys').notNullable()
      day(table, 'date_of_birth')
      words(table, 'guardian_name', 200)
      words(table, 'guardian_email', 254)
      code(table, 'guardian_phone', 20)
      instant(table, 'guardian_consent_at')
      table.integer('height_ft')
      table.integer('height_in')
      code(table, 'clothes_type', 10)
      json(table, 'clothes_sizes')
      flag(table, 'is_represented').notNullable()
      words(table, 'agent', 200)
      words(table, 'agent_email', 254)
      code(table, 'agent_phone', 20)
      words(table, 'instagram_handle', 200)
      words(table, 'tiktok_handle', 200)
      flag(table, 'opt_in').notNullable()
      table.integer('version').notNullable()
    })
    await query.schema.createTable('account_attached_user', (table) => {
      id(table, 'user_id').notNullable().references('account_user.id')
      id(table, 'attached_user_id').notNullable().references('account_user.id')
      table.primary(['user_id', 'attached_user_id'])
    })
    await query.schema.createTable('account_visible_to', (table) => {
      id(table, 'user_id').notNullable().references('account_user.id')
      id(table, 'casting_director_id').notNullable().references('account_user.id')
      table.primary(['user_id', 'casting_director_id'])
    })
    // Keys for outside services, encrypted.
    await query.schema.createTable('account_credential', (table) => {
      id(table, 'user_id').notNullable().references('account_user.id')
      code(table, 'name', 60).notNullable()
      text(table, 'value_sealed').notNullable()
      instant(table, 'updated_at').notNullable()
      table.primary(['user_id', 'name'])
    })
  },
}
