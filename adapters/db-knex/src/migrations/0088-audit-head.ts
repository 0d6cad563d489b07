import { columns } from '../dialect/index.ts'
import type { Migration } from './migration.ts'

/** The end of the audit log: one row, which is locked while another is added. */
export const auditHead: Migration = {
  name: '0088-audit-head',
  async up(query) {
    const { code } = columns(query)
    await query.schema.createTable('audit_head', (table) => {
      table.integer('id').primary()
      table.bigInteger('number').notNullable()
      code(table, 'digest', 64).notNullable()
      code(table, 'seal', 64)
    })
    await query('audit_head').insert({ id: 1, number: 0, digest: '' })
  },
}
