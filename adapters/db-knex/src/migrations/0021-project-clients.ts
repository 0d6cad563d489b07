import { columns } from '../dialect/index.ts'
import type { Migration } from './migration.ts'

/** Clients who are invited to a project: one row for each session, or one without a session for all of them. */
export const projectClients: Migration = {
  name: '0021-project-clients',
  async up(query) {
    const { id, code, instant } = columns(query)
    await query.schema.createTable('project_client', (table) => {
      id(table, 'project_id').notNullable()
      // lower-cased
      code(table, 'email', 254).notNullable()
      // empty: all sessions of the project
      id(table, 'session_id').notNullable()
      // once the address has an account
      id(table, 'user_id')
      instant(table, 'invited_at').notNullable()
      table.primary(['project_id', 'email', 'session_id'])
      table.index(['user_id', 'project_id'])
      table.index(['email'])
    })
    await query.schema.alterTable('project', (table) => {
      // counts the changes of its invitations
      table.integer('clients_version').notNullable().defaultTo(0)
    })
  },
}
