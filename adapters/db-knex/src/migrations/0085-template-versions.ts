import type { Migration } from './migration.ts'

/** Of two super admins who reword a template at once, the second is told. */
export const templateVersions: Migration = {
  name: '0085-template-versions',
  async up(query) {
    await query.schema.alterTable('message_template', (table) => {
      table.integer('version').notNullable().defaultTo(1)
    })
  },
}
