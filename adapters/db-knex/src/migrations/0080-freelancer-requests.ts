import { columns } from '../dialect/index.ts'
import type { Migration } from './migration.ts'

/** Requests keep their dates as the person was told of them; a freelancer may wish for texts. */
export const freelancerRequests: Migration = {
  name: '0080-freelancer-requests',
  async up(query) {
    const { json, flag } = columns(query)
    await query.schema.alterTable('freelancer_request', (table) => {
      json(table, 'dates')
      table.index(['session_id', 'created_at'])
    })
    await query.schema.dropTableIfExists('freelancer_request_position')
    await query.schema.alterTable('freelancer_profile', (table) => {
      flag(table, 'receive_text').notNullable().defaultTo(false)
    })
  },
}
